"""``emend rules``: what rules there are, what they say of a text and of their examples, and what each costs."""
