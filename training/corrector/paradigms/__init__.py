"""Training of the choice of forms (`models.corrector.transducer.paradigms`).

``corpus`` finds in clean text and in pairs which form of which word is right, ``noise`` puts others in the place of
some, ``batches`` draws sentences, ``train`` teaches the network, ``judging`` weighs what it chooses with what the
corrector proposes, ``command`` is the step of the command line.
"""
