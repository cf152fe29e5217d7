"""Several processes share Discord's gateway and its limits: who lives, who holds which shard, who may send how much."""
