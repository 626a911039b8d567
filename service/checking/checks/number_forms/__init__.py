"""The check of dates, times and numbers that are written in two ways."""
