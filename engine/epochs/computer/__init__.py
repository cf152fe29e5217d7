"""What the sensible players of this family share."""
