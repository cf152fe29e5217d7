"""Worker processes, in which computers think and pictures are drawn while the bot itself listens to people."""
