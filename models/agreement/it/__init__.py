"""What Italian asks for."""
