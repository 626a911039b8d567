"""Export: a trained checkpoint -> the folder that ships."""
