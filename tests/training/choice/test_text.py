from training.choice.text import NumberedText


def test_a_text_in_numbers() -> None:
    text = NumberedText(["The Walk, they say.", "", "walk 3 on"])
    assert len(text) == 3
    assert text.lengths.tolist() == [6, 0, 3]
    assert [text.types[number] for number in text.tokens[text.ends[2] :].tolist()] == ["walk", "0", "on"]
    assert (text.counts["walk"], text.plain_counts["walk"], text.plain_counts["the"]) == (2, 1, 1)
    assert text.vocabulary(1, 4).words == ("walk",)
