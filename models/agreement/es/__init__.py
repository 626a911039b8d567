"""What Spanish asks for."""
