"""Why an edit is made: one table from what was found to the message that says it."""
