"""A few hand-made sentences in CoNLL-U."""

from training.syntax.conllu import Sentence, read_sentences

HAPPY = """
1	Tom	Tom	PROPN	NNP	_	4	nsubj	_	_
2	is	be	AUX	VBZ	_	4	cop	_	_
3	very	very	ADV	RB	_	4	advmod	_	_
4	happy	happy	ADJ	JJ	_	0	root	_	_
5	in	in	ADP	IN	_	7	case	_	_
6	the	the	DET	DT	_	7	det	_	_
7	house	house	NOUN	NN	_	4	obl	_	SpaceAfter=No
8	.	.	PUNCT	.	_	4	punct	_	_
"""
WANTS = """
# text = She doesn't want to be seen by her friends.
1	She	she	PRON	PRP	_	4	nsubj	_	_
2-3	doesn't	_	_	_	_	_	_	_	_
2	does	do	AUX	VBZ	_	4	aux	_	_
3	n't	not	PART	RB	_	4	advmod	_	_
4	want	want	VERB	VB	_	0	root	_	_
5	to	to	PART	TO	_	7	mark	_	_
6	be	be	AUX	VB	_	7	aux:pass	_	_
7	seen	see	VERB	VBN	_	4	xcomp	_	_
7.1	seen	see	VERB	VBN	_	_	_	4:conj	_
8	by	by	ADP	IN	_	10	case	_	_
9	her	her	PRON	PRP$	_	10	nmod:poss	_	_
10	friends	friend	NOUN	NNS	_	7	obl:agent	_	SpaceAfter=No
11	.	.	PUNCT	.	_	4	punct	_	_
"""
CAME = """
1	The	the	DET	DT	_	2	det	_	_
2	children	child	NOUN	NNS	_	3	nsubj	_	_
3	came	come	VERB	VBD	_	0	root	_	_
4	by	by	SCONJ	IN	_	5	mark	_	_
5	running	run	VERB	VBG	_	3	advcl	_	_
6	across	across	ADP	IN	_	7	case	_	_
7	fields	field	NOUN	NNS	_	5	obl	_	_
8	and	and	CCONJ	CC	_	9	cc	_	_
9	ate	eat	VERB	VBD	_	3	conj	_	_
10	our	our	PRON	PRP$	_	11	nmod:poss	_	_
11	apples	apple	NOUN	NNS	_	9	obj	_	SpaceAfter=No
12	.	.	PUNCT	.	_	3	punct	_	_
"""


def sentence(text: str) -> Sentence:
    """The only sentence of a text in CoNLL-U."""
    (found,) = read_sentences(text.strip().splitlines(keepends=True))
    return found
