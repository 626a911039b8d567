"""What a command line says: flags declared once, and read by Typer, or by argparse where the line is plainly right."""
