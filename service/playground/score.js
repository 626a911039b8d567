/** The score with its colour and its word, and the statistics. */
import { by } from "./dom.js";
import { numeral, word } from "./words.js";

/** The least score of each grade, its colour and its word. */
const GRADES = [
  [90, "good", "excellent"],
  [75, "good", "good"],
  [50, "fair", "fair"],
  [0, "poor", "needsWork"],
];

/** Grade of a score: the name of its colour, and that of its word. */
export function gradeOf(score) {
  return GRADES.find(([least]) => score >= least).slice(1);
}

/** Shows the statistics of a text; without them that there is nothing to show. */
export function showStatistics(stats) {
  const empty = !stats?.wordsCount;
  const [grade, said] = empty ? ["", ""] : gradeOf(stats.textScore);
  for (const id of ["score", "jump"]) by(id).dataset.grade = grade;
  by("textScore").textContent = by("jump-score").textContent = empty ? "–" : stats.textScore;
  by("grade").textContent = said && word(said);
  by("ring").style.strokeDasharray = `${empty ? 0 : stats.textScore} 100`;
  const put = (name, text) => (by(name).textContent = empty ? "–" : text(stats[name]));
  for (const name of ["wordsCount", "charsCount", "sentencesCount"]) put(name, (it) => numeral(it));
  for (const name of ["avgWordLength", "avgSentenceLength"]) put(name, (it) => numeral(it, 1));
  for (const name of ["readingTimeSeconds", "speakingTimeSeconds"]) put(name, duration);
  put("fleschIndex", (it) => `${numeral(it)} · ${word(ease(it))}`);
}

/** Flesch's own words for his index, in three steps. */
function ease(index) {
  if (index >= 70) return "easy";
  return index >= 50 ? "standard" : "hard";
}

function duration(seconds) {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
