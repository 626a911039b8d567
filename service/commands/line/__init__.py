"""What a command line says: flags declared once, and read by Typer, or quickly where the line is plainly right."""
