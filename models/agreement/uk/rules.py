"""All that does not agree in a Ukrainian sentence."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from models.agreement.disagreement import Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, grammar
from models.agreement.inflected.rules import all_wrong
from models.agreement.uk.addressed import missing_commas
from models.agreement.uk.adjectives import wrong_behind_adjectives
from models.agreement.uk.antecedents import wrong_antecedents
from models.agreement.uk.asked_people import wrong_asked_people
from models.agreement.uk.becoming import wrong_roles
from models.agreement.uk.behind_verbs import wrong_before_subjects
from models.agreement.uk.called_subjects import wrong_with_called
from models.agreement.uk.called_verbs import wrong_called_verbs
from models.agreement.uk.collectives import wrong_collectives
from models.agreement.uk.compared_predicates import wrong_compared_predicates
from models.agreement.uk.comparing import wrong_comparisons
from models.agreement.uk.compound_prepositions import wrong_behind_compounds
from models.agreement.uk.conflicting import wrong_neighbours
from models.agreement.uk.coordinated import wrong_coordinated
from models.agreement.uk.copulas import wrong_predicates
from models.agreement.uk.dashes import missing_dashes
from models.agreement.uk.denied_orders import wrong_denied_orders
from models.agreement.uk.determined import wrong_determiners
from models.agreement.uk.direct_objects import wrong_direct_objects
from models.agreement.uk.directions import wrong_directions
from models.agreement.uk.doers import wrong_doers
from models.agreement.uk.double_futures import wrong_double_futures
from models.agreement.uk.experiencers import wrong_experiences
from models.agreement.uk.far_predicates import wrong_far_predicates
from models.agreement.uk.far_subjects import wrong_far_subjects
from models.agreement.uk.given_things import wrong_receivers
from models.agreement.uk.habits import wrong_habits
from models.agreement.uk.halves import wrong_halves
from models.agreement.uk.how_many import wrong_amounts
from models.agreement.uk.if_there_is import wrong_there_is
from models.agreement.uk.infinitives import wrong_infinitives
from models.agreement.uk.joined_persons import wrong_joined_persons
from models.agreement.uk.known_subjects import wrong_behind_subjects
from models.agreement.uk.lacking import wrong_lacks
from models.agreement.uk.missing_reflexives import wrong_reflexives
from models.agreement.uk.mixed_address import wrong_mixed_orders
from models.agreement.uk.months import wrong_months
from models.agreement.uk.needed import wrong_needs
from models.agreement.uk.negations import wrong_negations
from models.agreement.uk.never_alone import wrong_without_ending
from models.agreement.uk.nobody import wrong_nobodies
from models.agreement.uk.numbered_subjects import wrong_beside_numbers
from models.agreement.uk.numerals import wrong_numerals
from models.agreement.uk.objects_first import wrong_behind_objects
from models.agreement.uk.obliques import wrong_obliques
from models.agreement.uk.orders import wrong_orders
from models.agreement.uk.out_of_several import wrong_out_of_several
from models.agreement.uk.own import wrong_owners
from models.agreement.uk.own_futures import wrong_own_futures
from models.agreement.uk.own_of_others import wrong_owners_told_of
from models.agreement.uk.own_prepositions import wrong_behind_prepositions
from models.agreement.uk.parted_words import wrong_parted_words
from models.agreement.uk.passed import wrong_passed_times
from models.agreement.uk.person_objects import wrong_person_objects
from models.agreement.uk.places import wrong_places
from models.agreement.uk.pronoun_subjects import wrong_pronoun_subjects
from models.agreement.uk.purposes import wrong_persons_purposes
from models.agreement.uk.question_verbs import wrong_question_verbs
from models.agreement.uk.recipients import wrong_recipients
from models.agreement.uk.relative_objects import wrong_relative_objects
from models.agreement.uk.relative_roles import wrong_relative_roles
from models.agreement.uk.smells import wrong_smells
from models.agreement.uk.soft_pronouns import wrong_soft_pronouns
from models.agreement.uk.spoken_persons import wrong_spoken_persons
from models.agreement.uk.stages import wrong_stages
from models.agreement.uk.states import wrong_states
from models.agreement.uk.such import wrong_behind_such
from models.agreement.uk.time_phrases import wrong_time_phrases
from models.agreement.uk.to_all import wrong_behind_all
from models.agreement.uk.told import wrong_told_times
from models.agreement.uk.tools import wrong_tools
from models.agreement.uk.unreal import wrong_unreal
from models.agreement.uk.whereabouts import wrong_whereabouts
from models.agreement.uk.whether import wrong_conditions
from models.agreement.uk.wishes import wrong_wishes
from models.agreement.uk.without import wrong_without

__all__ = ["wrong"]

_SURE = (
    wrong_negations,
    wrong_out_of_several,
    wrong_collectives,
    wrong_months,
    wrong_whereabouts,
    wrong_directions,
    wrong_antecedents,
    wrong_without_ending,
    wrong_doers,
    wrong_passed_times,
    wrong_with_called,
    wrong_lacks,
    wrong_there_is,
    wrong_joined_persons,
    wrong_far_predicates,
    wrong_obliques,
    wrong_compared_predicates,
    wrong_behind_such,
    wrong_person_objects,
    wrong_relative_objects,
    wrong_beside_numbers,
    wrong_question_verbs,
    wrong_denied_orders,
    wrong_persons_purposes,
    wrong_determiners,
    wrong_time_phrases,
    wrong_receivers,
    wrong_experiences,
    wrong_unreal,
    wrong_double_futures,
    wrong_asked_people,
    wrong_called_verbs,
    wrong_relative_roles,
    wrong_mixed_orders,
    wrong_behind_objects,
    wrong_parted_words,
    wrong_spoken_persons,
)
_UNSURE = (
    wrong_own_futures,
    wrong_pronoun_subjects,
    wrong_predicates,
    wrong_behind_adjectives,
    wrong_wishes,
    wrong_infinitives,
    wrong_roles,
    wrong_recipients,
    wrong_comparisons,
    wrong_orders,
    wrong_habits,
    wrong_reflexives,
    wrong_tools,
    wrong_direct_objects,
    wrong_needs,
    wrong_owners,
    wrong_without,
    wrong_behind_subjects,
    wrong_places,
    wrong_nobodies,
    wrong_stages,
    wrong_smells,
    wrong_before_subjects,
    wrong_behind_compounds,
    wrong_halves,
    wrong_numerals,
    wrong_soft_pronouns,
    wrong_states,
    wrong_told_times,
    wrong_conditions,
    wrong_behind_prepositions,
    wrong_amounts,
    wrong_far_subjects,
    wrong_coordinated,
    wrong_owners_told_of,
    wrong_behind_all,
    missing_dashes,
    missing_commas,
    wrong_neighbours,
)


_SELDOM_RIGHT = frozenset(
    {
        wrong_pronoun_subjects, wrong_predicates, wrong_months, wrong_wishes, wrong_roles, wrong_comparisons,
        wrong_orders, wrong_habits, wrong_needs, wrong_without, wrong_behind_subjects, wrong_places,
        wrong_stages, wrong_smells, wrong_behind_compounds, wrong_halves, wrong_numerals, wrong_states,
        wrong_told_times, wrong_conditions, wrong_amounts, wrong_far_subjects, wrong_antecedents, wrong_time_phrases,
        wrong_called_verbs, wrong_before_subjects,
    }
)  # fmt: skip
"""Rules whose findings are next to never in right sentences: in two million characters three at most."""
_LEAST = -1.5


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    ukrainian = grammar("uk")
    own = (one for rule in _SURE for one in _weighed(rule, ukrainian, words))
    return [*own, *all_wrong(ukrainian, words), *_unsure(ukrainian, words)]


def _unsure(ukrainian: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """What may be right by the words alone: it counts where the sentence reads better without it."""
    for rule in _UNSURE:
        yield from _weighed(rule, ukrainian, words)


def _weighed(
    rule: Callable[[InflectedGrammar, Sequence[str]], Iterator[Disagreement]],
    ukrainian: InflectedGrammar,
    words: Sequence[str],
) -> Iterator[Disagreement]:
    """What a rule finds; where it seldom speaks of what is right, a sentence need not read better without it."""
    for one in rule(ukrainian, words):
        seldom = one.unsure and one.least is None and rule in _SELDOM_RIGHT
        yield replace(one, least=_LEAST) if seldom else one
