"""Words that do not agree, or stand in a form or case that nothing there asks for, by morphology."""
