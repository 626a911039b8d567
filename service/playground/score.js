/** The score with its colour and its word, and the statistics. */
import { by } from "./dom.js";

/** The least score of each grade. */
const GRADES = [
  [90, "good", "Excellent"],
  [75, "good", "Good"],
  [50, "fair", "Fair"],
  [0, "poor", "Needs work"],
];

/** Grade of a score: the name of its colour, and a word for it. */
export function gradeOf(score) {
  return GRADES.find(([least]) => score >= least).slice(1);
}

/** Shows the statistics of a text; without them that there is nothing to show. */
export function showStatistics(stats) {
  const empty = !stats?.wordsCount;
  const [grade, word] = empty ? ["", ""] : gradeOf(stats.textScore);
  for (const id of ["score", "jump"]) by(id).dataset.grade = grade;
  by("textScore").textContent = by("jump-score").textContent = empty ? "–" : stats.textScore;
  by("grade").textContent = word;
  by("ring").style.strokeDasharray = `${empty ? 0 : stats.textScore} 100`;
  const put = (name, text) => (by(name).textContent = empty ? "–" : text(stats[name]));
  for (const name of ["wordsCount", "charsCount", "sentencesCount"]) put(name, (it) => it.toLocaleString("en"));
  for (const name of ["avgWordLength", "avgSentenceLength"]) put(name, (it) => it.toFixed(1));
  for (const name of ["readingTimeSeconds", "speakingTimeSeconds"]) put(name, duration);
  put("fleschIndex", (it) => `${it.toFixed(0)} · ${ease(it)}`);
}

/** Flesch's own words for his index, in three steps. */
function ease(index) {
  if (index >= 70) return "easy";
  return index >= 50 ? "plain" : "hard";
}

function duration(seconds) {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
