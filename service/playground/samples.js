/** Texts of our own to try, in every language that can be chosen; each with errors, and how it is checked. */
export const samples = [
  {
    title: "A letter",
    language: "en-US",
    text: `Dear Mrs. Keller,

I am writing to you because I recieved the wrong order yesterday. I ordered two lamps, but their was only one in the box, and it doesnt work. Could you please let me no what I should do now? I would of called, but your line is always busy.

The lamp have been standing in the hallway since then. In order to return it I need a label , and each and every form on your website ask for a number that I do not have.

Many thanks in advance for you're help.

Best regards,
Tom Winter`,
  },
  {
    title: "Holidays, by a learner",
    language: "en-US",
    text: `Last summer I have visited my aunt, who live in a small village near of the sea. Every morning she wake up at six o'clock and goes to buy the fresh bread. In the evenings we was both in the garden and she telled me storys about her childhood. She gave me alot of advices about my studies, and I am very gratefull for it.`,
  },
  {
    title: "A report, picky and academic",
    language: "en-US",
    options: { level: "picky", tone: "academic" },
    text: `In order to make a decision, the committee carried out an evaluation of all three offers. Each and every offer was was looked at in detail. Due to the fact that the prices was similiar, the final outcome depended on the past experience of the vendors. At this point in time, we basically have a lot of data, but it can't be utilized for the purpose of forecasting.`,
  },
  {
    title: "A notice (UK)",
    language: "en-GB",
    text: `Dear neighbours,

The center of the village will be closed to traffic on Saturday, because the flower show is on. Please don't park you're cars in Mill Lane. If your not sure were to park, ask at the theater; the organizers has put up a map. There are less parking spaces then last year.

Thank you for you're patience.`,
  },
  {
    title: "School news (Australia)",
    language: "en-AU",
    text: `Hi everyone,

A reminder that the excursion to the harbor is on Tuesday. Each student need a hat, a water bottle and there own lunch. We are meeting infront of the libary at quarter past eight, and the bus wont wait. Parents who's children have allergies should of sent us the form allready.

Cheers
Priya`,
  },
  {
    title: "At the lake (Canada)",
    language: "en-CA",
    text: `We spent the Labour Day weekend at the lake, and the whether was perfect. My neighbor lent us there canoe, so we could of gone out every morning. The kids has seen a moose on the other shore; its antlers was as wide as the boat. Next year we are definately going back.`,
  },
  {
    title: "The hut (New Zealand)",
    language: "en-NZ",
    text: `The track to the hut were steeper than we expected, and it begun to rain before lunch. Luckily the hut warden had lit the fire. We dryed our socks, drank about ten cups of tea and listened to him talking about the color of the lake in winter. I would recommend it to anyone who do not mind a bit of mud.`,
  },
  {
    title: "The market (South Africa)",
    language: "en-ZA",
    text: `The market in our street have grown alot since January. On saturdays you can buy fresh bread, honey and even flowers from Mrs. Dlamini, who's garden is the envy of the whole neighborhood. She don't sell much, but she loves too talk. Their is always somebody who ask her for advise.`,
  },
  {
    title: "Ein Brief",
    language: "de-DE",
    text: `Liebe Frau Keller,

ich glaube das wir uns letztes Jahr in Wien getroffen haben. Leider habe ich Ihre Adresse verloren und konnte nicht schreiben , obwohl ich es wolte. Dieses jahr sind wir zu Hause geblieben.

Das Interresse an dem Buch ist größer wie erwartet, desshalb muss ich Heute noch zum Verlag. Wenn Sie Zeit haben kommen Sie doch am Samstag vorbei. Ich freue mich sehr, das Sie wieder gesund sind.

Mit freundlichen Grüßen
Jonas Weber`,
  },
  {
    title: "Una carta",
    language: "es",
    text: `Querida Marta:

¿Cómo estas? Ayer fui ha ver a tu hermano y me dijo que haz cambiado de trabajo. Espero que halla sido para bien. Hubieron muchas personas en la fiesta, pero la agua se acabó pronto.

Te escribo mas la semana que viene. Dile a Pablo que me mande el numero de telefono, por que lo he perdido.

Un abrazo,
Lucía`,
  },
  {
    title: "Une lettre",
    language: "fr",
    text: `Chère Claire,

J'ai bien reçu ton message et je suis content de savoir que tu va mieux. On c'est vu il y a longtemps, et les enfants ont beaucoup grandi. Hier, ils sont allé à la plage et ils on trouvé des coquillages.

Il faut que on se voie bientôt. Je t'enverrait mon addresse demain. Les photos que tu m'as envoyées sont magnifiques.

À bientôt,
Julien`,
  },
  {
    title: "Una lettera",
    language: "it",
    text: `Cara Giulia,

ti scrivo perchè non sò se hai ricevuto la mia mail. Ieri ho visto Marco: stà bene, ma è un pò stanco. Gli ho chiesto qual'è il tuo nuovo indirizzo, e non lo sà neanche lui. Se avrei più tempo, verrei a trovarti. C'è ne sono di cose da raccontare!

Un'amico di Paolo ti saluta.

A presto,
Luca`,
  },
  {
    title: "List",
    language: "pl-PL",
    text: `Droga Aniu,

dziękuje za Twój list. Bardzo sie ucieszyłem , gdy dowiedziałem się że przyjedziesz do Krakowa. Na prawdę nie mogę się doczekać. Czy mam wziąść ze sobą książki, o których rozmawialiśmy? Wogóle nie wiem, ktore lubisz.

Pójdziemy też do kina, bo grają nowy film. Poszłem na niego wczoraj i napewno Ci się spodoba.

Pozdrawiam
Marek`,
  },
  {
    title: "Uma carta (Brasil)",
    language: "pt-BR",
    text: `Oi, Marina!

Recebi sua mensagem ontem e fiquei muito feliz. Faz muito tempo que agente não se vê, mais semana que vem vou está em São Paulo. Fazem dois anos que mudei de casa, e ainda à muita coisa para arrumar. Você pode me mandar o endereco do restaurante ? Houveram muitos comentários bons sobre ele.

Menas pressa e mais saudade: preciso saber o horario.

Abraços,
Rafael`,
  },
  {
    title: "Uma carta (Portugal)",
    language: "pt-PT",
    text: `Olá, Inês!

Recebi a tua mensagem ontem e fiquei muito contente. Já à muito tempo que não nos vemos, mas para a semana vou estar em Lisboa. Fazem dois anos que mudei de casa e ainda não arranjei o telhado. Podes mandar-me a morada do restaurante ? Houveram muitos comentarios bons.

Espero que esteje tudo bem contigo. Derrepente lembrei-me de ti, concerteza por causa da fotografia.

Um abraço,
Rui`,
  },
  {
    title: "Without errors",
    language: "en-GB",
    text: `The library opens at nine. On most mornings a few people are already waiting at the door, and the caretaker, who knows them all by name, lets them in a little early when it rains.`,
  },
];
