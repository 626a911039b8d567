"""What is told of a run of any kind: machine, commit, licences of the data, tables of the card."""
