"""Every operation, forced on a sentence of its own: the error it is there for comes out."""

from random import Random

import pytest

from training.noise.lexicon import NoiseLexicon
from training.noise.misspellings import MisspellingTable
from training.noise.operation import Operation, discover
from training.noise.sentence import NoisySentence

LEXICON = NoiseLexicon(MisspellingTable({"receive": ("recieve",), "separate": ("seperate",)}))
OPERATIONS = {operation.name: operation for operation in discover("en")}

EXAMPLES = [
    ("articles.drop", "He bought a car.", "He bought car."),
    ("articles.drop", "The car was red.", "Car was red."),
    ("articles.add", "She needs advice.", "She needs an advice."),
    ("articles.add", "He lives in poverty.", "He lives in the poverty."),
    ("articles.sound", "I ate an apple.", "I ate a apple."),
    ("articles.swap", "This is the best day.", "This is a best day."),
    ("determiners.swap", "These ideas are new.", "This ideas are new."),
    ("determiners.swap", "We met many people.", "We met much people."),
    ("determiners.drop_possessive", "He lost his job.", "He lost job."),
    ("prepositions.swap", "We met on Monday.", "We met in Monday."),
    ("prepositions.drop", "They listened to the radio.", "They listened the radio."),
    ("prepositions.add", "We discussed the plan.", "We discussed about the plan."),
    ("prepositions.add_adverbial", "We went home early.", "We went to home early."),
    ("agreement.auxiliary", "They have gone.", "They has gone."),
    ("agreement.auxiliary", "He doesn't know.", "He don't know."),
    ("agreement.drop_s", "She works here.", "She work here."),
    ("agreement.add_s", "They work here.", "They works here."),
    ("verb_forms.after_modal", "I can swim.", "I can swims."),
    ("verb_forms.after_modal", "She did not go.", "She did not went."),
    ("verb_forms.after_modal", "We must leave.", "We must to leave."),
    ("verb_forms.infinitive", "I want to go.", "I want go."),
    ("verb_forms.gerund", "He is working.", "He is work."),
    ("verb_forms.participle", "She has gone.", "She has went."),
    ("tense.past_to_present", "Yesterday we played chess.", "Yesterday we play chess."),
    ("tense.present_to_past", "He says she works now.", "He says she worked now."),
    ("tense.auxiliary", "He was tired and went home.", "He is tired and went home."),
    ("tense.drop_auxiliary", "They are working.", "They working."),
    ("tense.perfect", "I have lived here since May.", "I live here since May."),
    ("tense.modal", "She said she would come.", "She said she will come."),
    ("noun_number.to_singular", "I read two books.", "I read two book."),
    ("noun_number.to_plural", "I read a book.", "I read a books."),
    ("noun_number.uncountable", "We need information.", "We need informations."),
    ("inflection.noun", "The children laughed.", "The childs laughed."),
    ("inflection.verb", "She taught us.", "She teached us."),
    ("inflection.verb", "They stopped there.", "They stoped there."),
    ("inflection.verb_ing", "He is writing.", "He is writeing."),
    ("pronouns.swap", "She saw him.", "She saw he."),
    ("pronouns.swap", "They hurt themselves.", "They hurt theirselves."),
    ("pronouns.drop_subject", "I stay because it is cold.", "I stay because is cold."),
    ("pronouns.drop_object", "I like it very much.", "I like very much."),
    ("pronouns.double_subject", "My house is old.", "My house it is old."),
    ("pronouns.resumptive", "The man who lives here sings.", "The man who he lives here sings."),
    ("typing_errors.slip", "Wonderful.", "Wonderfu."),
    ("misspelled_words.by_ear", "We all believe.", "We all beleive."),
    ("misspelled_words.known", "You will receive it.", "You will recieve it."),
    ("casing.sentence_start", "Birds sing.", "birds sing."),
    ("casing.name", "He speaks English.", "He speaks english."),
    ("casing.i", "Yes, I know.", "Yes, i know."),
    ("casing.capital_noun", "He read the book.", "He read the Book."),
    ("casing.capital_anywhere", "He ran home.", "He Ran home."),
    ("casing.all_capitals", "It was very good.", "It was VERY good."),
    ("commas.drop", "However, it rained.", "However it rained."),
    ("commas.drop_all", "Yes, red, white.", "Yes red white."),
    ("commas.add_before", "I think that he left.", "I think, that he left."),
    ("commas.subject_verb", "The people in the room were old.", "The people in the room, were old."),
    ("commas.pair", "We saw cats and dogs.", "We saw cats, and dogs."),
    ("commas.adjective_noun", "It was a big house.", "It was a big, house."),
    ("commas.after_opening", "But he left.", "But, he left."),
    ("commas.swap", "When he came, we left.", "When he came; we left."),
    ("stops.drop_final", "It rained.", "It rained"),
    ("stops.swap_final", "Where is it?", "Where is it."),
    ("stops.run_on", "It rained. We left.", "It rained, we left."),
    ("stops.run_on", "It rained. We left.", "It rained we left."),
    ("stops.break_clause", "We stayed at home because it rained.", "We stayed at home. Because it rained."),
    ("stops.drop_mark", "It rained; we left.", "It rained, we left."),
    ("stops.quotes", 'She said "no" again.', "She said no again."),
    ("stops.spacing", "Yes, we did.", "Yes ,we did."),
    ("stops.spacing", "Why?", "Why ?"),
    ("stops.brackets", "Tea (green) helps.", "Tea(green) helps."),
    ("contractions.apostrophe", "I don't know.", "I dont know."),
    ("contractions.confused", "I know it's late.", "I know its late."),
    ("contractions.expand", "I'm tired.", "I m tired."),
    ("contractions.could_of", "You should have gone.", "You should of gone."),
    ("possessives.spoil", "My brother's car is new.", "My brothers car is new."),
    ("possessives.spoil", "The boys' room is new.", "The boys room is new."),
    ("possessives.in_plural", "We saw two dogs.", "We saw two dog's."),
    ("possessives.noun_for_possessive", "I know the end of the story.", "I know the story end."),
    ("comparatives.double", "This is better.", "This is more better."),
    ("comparatives.analytic", "It is easier now.", "It is more easy now."),
    ("comparatives.synthetic", "It is more useful now.", "It is usefuler now."),
    ("comparatives.than", "It is bigger than yours.", "It is big than yours."),
    ("suffixes.to_adjective", "He runs quickly.", "He runs quick."),
    ("suffixes.from_adjective", "It was a quick answer.", "It was a quickly answer."),
    ("suffixes.drop", "It is too late to go.", "It is late to go."),
    ("suffixes.swap", "He shows great kindness.", "He shows great kind."),
    ("derivations.swap", "It is a different idea.", "It is a difference idea."),
    ("conjunctions.swap", "It is better than before.", "It is better then before."),
    ("conjunctions.drop", "We have bread and butter.", "We have bread butter."),
    ("conjunctions.double", "Although it rained, we left.", "Although it rained, but we left."),
    ("conjunctions.add_that", "He left because it rained.", "He left because that it rained."),
    ("word_order.adverb", "I always go there.", "I go always there."),
    ("word_order.uninverted_question", "Why are you here?", "Why you are here?"),
    ("word_order.uninverted_question", "What do you think?", "What you think?"),
    ("word_order.yes_no_question", "Are you ready?", "You are ready?"),
    ("word_order.indirect_question", "I know what it is.", "I know what is it."),
    ("word_order.indirect_question", "I know where he went.", "I know where did he go."),
    ("word_order.adjective_after_noun", "She has a red car.", "She has a car red."),
    ("word_order.enough", "It is good enough.", "It is enough good."),
    ("word_order.very_much", "I like it very much.", "I like very much it."),
    ("word_order.swap", "In the house.", "The in house."),
    ("missing_and_extra.drop_function_word", "He wants to go.", "He wants go."),
    ("missing_and_extra.drop_verb", "She is happy.", "She happy."),
    ("missing_and_extra.repeat", "We live in the house.", "We live in the the house."),
    ("missing_and_extra.add_be", "I agree.", "I am agree."),
    ("missing_and_extra.superfluous", "He wants my book.", "He wants my the book."),
    ("confusables.swap", "We will lose it.", "We will loose it."),
    ("compounding.join", "We have a lot of time.", "We have alot of time."),
    ("compounding.split", "I like everything.", "I like every thing."),
    ("compounding.glue", "One of the boys.", "One ofthe boys."),
    ("compounding.drop_hyphen", "A well-known man.", "A well known man."),
    ("compounding.add_hyphen", "She left high school.", "She left high-school."),
    ("compounding.prefix", "A well-paid job.", "A well paid job."),
    ("learner_patterns.PREP", "They listen to music.", "They listen music."),
    ("learner_patterns.PREP", "On the other hand, it works.", "In the other hand, it works."),
    ("learner_patterns.VERB:FORM", "She enjoys reading books.", "She enjoys to read books."),
    ("learner_patterns.VERB:FORM", "I look forward to meeting you.", "I look forward to meet you."),
    ("learner_patterns.OTHER", "He explained it to me.", "He explained me it."),
    ("learner_patterns.VERB", "She made a mistake.", "She did a mistake."),
    ("learner_patterns.NOUN", "It is a good job.", "It is a good work."),
    ("learner_patterns.PRON", "He is a friend of mine.", "He is a friend of me."),
    ("learner_patterns.CONJ", "We slept because it rained.", "We slept because that it rained."),
    ("learner_patterns.ADV", "He works hard.", "He works hardly."),
    ("learner_patterns.ADJ", "The film was boring.", "The film was bored."),
    ("learner_patterns.PART", "Look up the word.", "Look the word."),
    ("learner_patterns.VERB:SVA", "There are many.", "There is many."),
]


def outcomes(operation: Operation, text: str, tries: int = 400) -> set[str]:
    """What the operation makes of the text, over many draws."""
    found = set()
    for seed in range(tries):
        rng = Random(seed)
        sentence = NoisySentence(text, LEXICON)
        sites = operation.sites(sentence)
        if sites and operation.apply(sentence, sites[int(rng.random() * len(sites))], rng):
            found.add(sentence.text)
    return found


@pytest.mark.parametrize(("name", "right", "wrong"), EXAMPLES)
def test_makes_the_error_it_is_for(name: str, right: str, wrong: str) -> None:
    assert wrong in outcomes(OPERATIONS[name], right)


def test_every_operation_has_an_example() -> None:
    assert {name for name, _, _ in EXAMPLES} == set(OPERATIONS)


@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=OPERATIONS)
def test_an_operation_that_reports_an_error_has_made_one(operation: Operation) -> None:
    for name, right, _ in EXAMPLES:
        if name.split(".")[0] != operation.name.split(".")[0]:
            assert right not in outcomes(operation, right, tries=6)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("articles.add", "He has a car."),
        ("casing.name", "Birds sing."),
        ("commas.drop", "No comma here."),
        ("agreement.drop_s", "They work."),
        ("learner_patterns.PREP", "They listen, to be sure."),
        ("possessives.spoil", "It's mine."),
        ("stops.run_on", "Mr. Brown left."),
        ("typing_errors.slip", "He is so mad."),
    ],
)
def test_leaves_alone_what_it_is_not_for(name: str, text: str) -> None:
    assert not outcomes(OPERATIONS[name], text)
