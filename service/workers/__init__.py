"""Several processes that serve one port: who starts them and starts them anew, and what they tell each other."""
