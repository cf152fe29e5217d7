"""What each fate card does, by kind; found by looking."""
