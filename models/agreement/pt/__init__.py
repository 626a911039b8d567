"""What Portuguese asks for."""
