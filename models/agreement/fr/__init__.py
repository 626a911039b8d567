"""What French asks for."""
