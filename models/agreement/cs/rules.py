"""All that does not agree in a Czech sentence."""

from collections.abc import Sequence

from models.agreement.cs.accusative_subjects import wrong_accusative_subjects
from models.agreement.cs.addressed import missing_commas_of_address
from models.agreement.cs.asked_objects import wrong_asked_objects
from models.agreement.cs.becoming import wrong_becoming
from models.agreement.cs.collective_subjects import wrong_collective_subjects
from models.agreement.cs.conditionals import present_of_condition
from models.agreement.cs.counted_behind import wrong_verbs_before_numbers
from models.agreement.cs.gladly import wrong_gladly
from models.agreement.cs.governed_relatives import wrong_governed_relatives
from models.agreement.cs.joined_cases import wrong_joined_cases
from models.agreement.cs.joined_names import wrong_verbs_of_named
from models.agreement.cs.joined_verbs import wrong_joined_verbs
from models.agreement.cs.listed_nouns import needless_commas_of_lists
from models.agreement.cs.lone_pasts import wrong_lone_pasts
from models.agreement.cs.missing_reflexives import missing_reflexives
from models.agreement.cs.mixed_objects import wrong_mixed_objects
from models.agreement.cs.moving_self import wrong_moves_of_self
from models.agreement.cs.named_cases import wrong_named_cases
from models.agreement.cs.opening_plurals import wrong_pasts_of_opening_plurals
from models.agreement.cs.orders import wrong_orders
from models.agreement.cs.owned_subjects import wrong_verbs_of_owned
from models.agreement.cs.past_subjects import wrong_pasts_of_subjects
from models.agreement.cs.pointed_places import wrong_pointed_places
from models.agreement.cs.polite_pasts import wrong_polite_pasts
from models.agreement.cs.questions import wrong_questions
from models.agreement.cs.reflexive_pronouns import wrong_reflexive_pronouns
from models.agreement.cs.relative_objects import wrong_relative_objects
from models.agreement.cs.relative_pasts import wrong_relative_pasts
from models.agreement.cs.second_place import late_reflexives
from models.agreement.cs.shown_here import wrong_of_things_shown
from models.agreement.cs.small_pronouns import wrong_small_pronouns
from models.agreement.cs.spoken_plurals import spoken_plurals
from models.agreement.cs.spoken_predicates import wrong_spoken_predicates
from models.agreement.cs.together import wrong_together
from models.agreement.cs.tomorrow import past_of_tomorrow, past_of_until
from models.agreement.cs.travelled_by import wrong_vehicles
from models.agreement.cs.whose import wrong_whose
from models.agreement.cs.yesterday import present_of_yesterday
from models.agreement.disagreement import Disagreement
from models.agreement.inflected.grammar import grammar
from models.agreement.inflected.rules import all_wrong

__all__ = ["wrong"]

_OWN = (
    past_of_tomorrow,
    past_of_until,
    present_of_yesterday,
    late_reflexives,
    wrong_together,
    wrong_gladly,
    wrong_questions,
    wrong_relative_objects,
    wrong_small_pronouns,
    present_of_condition,
    wrong_becoming,
    wrong_spoken_predicates,
    wrong_reflexive_pronouns,
    missing_reflexives,
    wrong_pasts_of_subjects,
    wrong_joined_cases,
    missing_commas_of_address,
    wrong_orders,
    spoken_plurals,
    wrong_lone_pasts,
    wrong_mixed_objects,
    wrong_relative_pasts,
    wrong_governed_relatives,
    wrong_moves_of_self,
    wrong_polite_pasts,
    wrong_verbs_before_numbers,
    wrong_whose,
)

_LATER = (
    wrong_pointed_places,
    wrong_named_cases,
    wrong_collective_subjects,
    wrong_vehicles,
    wrong_of_things_shown,
    wrong_asked_objects,
    wrong_pasts_of_opening_plurals,
    wrong_accusative_subjects,
    wrong_verbs_of_named,
    needless_commas_of_lists,
    wrong_verbs_of_owned,
    wrong_joined_verbs,
)
"""What is looked at where nothing else is found."""


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    czech = grammar("cs")
    found = [*(one for check in _OWN for one in check(czech, words)), *all_wrong(czech, words)]
    return [*found, *(one for check in _LATER for one in check(czech, words))]
