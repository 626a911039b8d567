"""What a machine needs to go on with a training that has neither the corpora nor what makes noise of them."""
