/** Texts of our own to try, each with some errors. */
export const samples = [
  ["A letter", "en-US", `Dear Mrs. Keller,

I am writing you because I recieved the wrong order yesterday. I have ordered two lamps, but their was only one in the box, and it dont work. Could you please let me no what I should do now? I would of called, but your line is always busy.

Many thanks in advance for you're help.

Best regards
Tom Winter`],
  ["Holidays", "en-US", `Last summer I have visited my aunt, who live in a small village near of the sea. Every morning she wake up at six o'clock and goes to buy the fresh bread. In the evenings we was sitting in the garden and she telled me storys about her childhood. She gave me alot of advices about my studies, and I am very gratefull for it.`],
  ["A report", "en-US", `In order to make a decision, the committee carried out an evaluation of all three offers. Each and every offer was was looked at in detail. Due to the fact that the prices was similiar, the final outcome depended off the past experience of the vendors.`],
  ["Without errors", "en-GB", `The library opens at nine. On most mornings a few people are already waiting at the door, and the caretaker, who knows them all by name, lets them in a little early when it rains.`],
  ["Ein Brief", "de-DE", `Liebe Frau Keller,

ich glaube das wir uns letztes Jahr in Wien getroffen haben. Seid dem habe ich oft an unser Gespräch gedacht. Leider habe ich ihre Adresse verloren und konnte nicht schreiben , obwohl ich es wolte.

Mit freundlichen Grüßen
Jonas`],
  ["Une lettre", "fr", `Chère Claire, j'ai bien reçu ton message et je suis content que tu va mieux. On c'est vu il y a longtemps, ou est-ce que tu habites maintenant ? Il faut que on se voit bientôt.`],
  ["Una carta", "es", `Querida Marta: Como estas? Ayer fui ha ver a tu hermano y me dijo que haz cambiado de trabajo. Espero que halla sido para bien. Te escribo mas la semana que viene.`],
];
