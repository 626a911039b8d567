"""Words of Romance languages that do not agree, or stand in a form that nothing there asks for."""

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Vosotros comemos a las tres.", "Vosotros coméis a las tres."),
        ("es", "Mis tíos vive en un pueblo.", "Mis tíos viven en un pueblo."),
        ("es", "Nosotros se lavamos las manos.", "Nosotros nos lavamos las manos."),
        ("es", "Yo se acuesto a las once.", "Yo me acuesto a las once."),
        ("it", "Io finisce tardi.", "Io finisco tardi."),
        ("it", "Noi si alziamo presto.", "Noi ci alziamo presto."),
        ("pt", "Eu come muito pão.", "Eu como muito pão."),
        ("pt", "Eles bebe leite.", "Eles bebem leite."),
        ("fr", "Nous parlez trop vite.", "Nous parlons trop vite."),
        ("fr", "Les enfants mange une pomme.", "Les enfants mangent une pomme."),
    ],
)
def test_the_person_of_the_verb(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Tengo muchas problema.", "Tengo muchos problemas."),
        ("es", "Compré una libro nuevo.", "Compré un libro nuevo."),
        ("es", "El agua está frío.", "El agua está fría."),
        ("es", "Vivo con mi padres.", "Vivo con mis padres."),
        ("it", "Ho visto quella ragazzo.", "Ho visto quel ragazzo."),
        ("pt", "Comprei um mesa.", "Comprei uma mesa."),
        ("pt", "Esta casa é bonito.", "Esta casa é bonita."),
        ("fr", "Ils ont acheté un maison.", "Ils ont acheté une maison."),
        ("fr", "Elles sont parti hier.", "Elles sont parties hier."),
    ],
)
def test_what_goes_together_has_one_gender_and_number(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Quiero que me escribes pronto.", "Quiero que me escribas pronto."),
        ("es", "Cuando llegarás a casa, llámame.", "Cuando llegues a casa, llámame."),
        ("es", "Si tendría tiempo, leería más.", "Si tuviera tiempo, leería más."),
        ("it", "Spero che tu vieni presto.", "Spero che tu venga presto."),
        ("it", "Se avrei tempo, leggerei.", "Se avessi tempo, leggerei."),
        ("pt", "Embora chove, vamos sair.", "Embora chova, vamos sair."),
        ("pt", "Se eu saberia, diria.", "Se eu soubesse, diria."),
        ("fr", "Il faut que vous faites un effort.", "Il faut que vous fassiez un effort."),
        ("fr", "Si j'aurais le temps, je lirais.", "Si j'avais le temps, je lirais."),
    ],
)
def test_the_mood_that_is_asked_for(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Antes de salimos, cerramos la puerta.", "Antes de salir, cerramos la puerta."),
        ("es", "Las niñas están cantan.", "Las niñas están cantando."),
        ("it", "Prima di esci, chiamami.", "Prima di uscire, chiamami."),
        ("it", "Ho finito a leggere.", "Ho finito di leggere."),
        ("it", "Ieri mangio la pizza.", "Ieri ho mangiato la pizza."),
        ("pt", "Eles estavam dormiram.", "Eles estavam dormindo."),
        ("fr", "Avant de partez, fermez la porte.", "Avant de partir, fermez la porte."),
    ],
)
def test_verbs_behind_what_governs_them(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Lo que quiero es dormir."),
        ("es", "Los lunes come con su abuela."),
        ("es", "Mi hermano sabe más que yo."),
        ("es", "Él vino como profesor."),
        ("es", "Es difícil vivir sin reparo ni pausa."),
        ("it", "Ieri siamo andati al mare."),
        ("it", "Lavora senza imbarazzi."),
        ("it", "Se non ci fossi tu, piangerei."),
        ("pt", "E se quisermos mais?"),
        ("pt", "Este módulo fornece acesso a funções matemáticas."),
        ("fr", "Ils se disputent sans cesse."),
        ("fr", "Hier, nous sommes allés à la plage."),
        ("fr", "Vous ai-je demandé votre avis ?"),
        ("it", "Porto io il vino, tu pensa al dolce."),
    ],
)
def test_what_only_looks_wrong(language: str, text: str) -> None:
    assert_right(text, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "No creo que Marta viene hoy.", "No creo que Marta venga hoy."),
        ("es", "Mis padres tiene un coche.", "Mis padres tienen un coche."),
        ("es", "Busco una casa que tiene jardín.", "Busco una casa que tenga jardín."),
        ("es", "No hay nadie que me entiende.", "No hay nadie que me entienda."),
        ("es", "Si tenía dinero, compraría un coche.", "Si tuviera dinero, compraría un coche."),
        ("es", "Sigo estudiar aunque es tarde.", "Sigo estudiando aunque es tarde."),
        ("es", "A Juan le duelen la cabeza.", "A Juan le duele la cabeza."),
        ("es", "Me gusta mucho los perros.", "Me gustan mucho los perros."),
        ("it", "Mi piacciono il calcio.", "Mi piace il calcio."),
        ("it", "Benché fa freddo, esco.", "Benché faccia freddo, esco."),
        ("it", "Se avevo tempo, ti aiuterei.", "Se avessi tempo, ti aiuterei."),
        ("pt", "É importante que nós estudamos mais.", "É importante que nós estudemos mais."),
        ("pt", "Quando eu ter tempo, passo aí.", "Quando eu tiver tempo, passo aí."),
        ("fr", "Le voiture blanches sont ici.", "Les voitures blanches sont ici."),
    ],
)
def test_frequent_verbs_are_no_nouns_and_phrases_agree_as_a_whole(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Busco un libro que se llama así."),
        ("es", "Me gustan el té y el café."),
        ("it", "Se avevo tempo, leggevo."),
        ("pt", "Prandi disse ainda que a empresa está pronta."),
    ],
)
def test_what_only_looks_like_it_is_left_alone(language: str, text: str) -> None:
    assert_right(text, language)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Anoche cene con mis suegros.", "Anoche cené con mis suegros."),
        ("El año pasado trabaje en un hotel.", "El año pasado trabajé en un hotel."),
        ("Ayer mi jefe no llego a tiempo.", "Ayer mi jefe no llegó a tiempo."),
        ("Llegue tarde ayer.", "Llegué tarde ayer."),
        ("Voy al cine ayer.", "Fui al cine ayer."),
        ("Mis padres viajan a Roma el año pasado.", "Mis padres viajaron a Roma el año pasado."),
        ("Ojalá tendría más vacaciones.", "Ojalá tuviera más vacaciones."),
        ("Me alegra que estás aquí.", "Me alegra que estés aquí."),
        ("No dímelo todavía.", "No me lo digas todavía."),
        ("No preocúpate por eso.", "No te preocupes por eso."),
        ("No vete sin mí.", "No te vayas sin mí."),
        ("No díganme mentiras.", "No me digan mentiras."),
        ("¿Tienes usted un momento?", "¿Tiene usted un momento?"),
        ("¿De dónde es tú?", "¿De dónde eres tú?"),
        ("Ayer cenemos en casa.", "Ayer cenamos en casa."),
        ("Cuando tengo dinero, me compraré una moto.", "Cuando tenga dinero, me compraré una moto."),
        ("Te llamaré cuando llego a casa.", "Te llamaré cuando llegue a casa."),
        ("No conozco a nadie que habla japonés.", "No conozco a nadie que hable japonés."),
        ("Si tuve tiempo, iría a verte.", "Si tuviera tiempo, iría a verte."),
        ("Cuido mis sobrinos los jueves.", "Cuido a mis sobrinos los jueves."),
        ("Voy a invitar Marta a mi boda.", "Voy a invitar a Marta a mi boda."),
    ],
)
def test_spanish_orders_times_and_people_addressed(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "es")


@pytest.mark.parametrize(
    "text",
    [
        "Hablo de ayer.",
        "El pan es de ayer.",
        "Trabajo aquí desde el año pasado.",
        "Le pidió que no pisase fuerte.",
        "Si quieres usted puede esperar aquí.",
        "Hace más el que quiere que el que puede.",
        "Acaban con suelo limpio.",
        "Cualquier día de estos me voy a vivir al campo.",
        "Me temo que va a llover.",
        "¿No es verdad que tiene talento?",
        "El yo es una idea.",
        "El ochenta por ciento de los alumnos vive cerca.",
        "Vemos la televisión juntos.",
        "El horno está caliente y la niña está despierta.",
        "Sonaba esa arpa vieja.",
        "Cuando tengo dinero, compro libros.",
        "Se mostrará un mensaje cuando la batería está baja.",
        "No pensé que iba a ser tan caro.",
        "Luego llama mi madre y hablamos.",
        "Al despertar mi hermano, ya era tarde.",
        "Ojalá cenemos pronto.",
    ],
)
def test_right_spanish_is_left_alone(text: str) -> None:
    assert_right(text, "es")


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "La semana pasada he enviado los documentos.", "La semana pasada envié los documentos."),
        ("es", "He ido el año pasado a Roma.", "Fui el año pasado a Roma."),
        ("es", "Ayer por la noche hemos hecho una fiesta.", "Ayer por la noche hicimos una fiesta."),
        ("es", "En caso de que falta algún documento, avise.", "En caso de que falte algún documento, avise."),
        ("es", "Ojalá todos los institutos hacen lo mismo.", "Ojalá todos los institutos hagan lo mismo."),
        ("es", "Me parece increíble que nadie contesta.", "Me parece increíble que nadie conteste."),
        ("pt", "A gente não se vemos há muito tempo.", "A gente não se vê há muito tempo."),
        ("pt", "A gente fomos ao cinema.", "A gente foi ao cinema."),
        ("fr", "Il est essentiel que vous êtes là.", "Il est essentiel que vous soyez là."),
        ("fr", "C'est dommage que nous ne sommes pas prêts.", "C'est dommage que nous ne soyons pas prêts."),
    ],
)
def test_times_that_are_over_and_moods(language: str, wrong: str, right: str) -> None:
    assert_mended(wrong, right, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Desde el año pasado he trabajado aquí."),
        ("es", "He leído el libro que salió el año pasado."),
        ("es", "El año pasado fui a Roma y he vuelto hoy."),
        ("es", "Hace dos años que he dejado de fumar."),
        ("es", "He visto la película de ayer."),
        ("es", "No he dormido bien hasta ayer."),
        ("pt", "Toda a gente que conhecemos foi."),
        ("pt", "Quando é que vêm cá?"),
    ],
)
def test_times_that_are_not_over(language: str, text: str) -> None:
    assert_right(text, language)
