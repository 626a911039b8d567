/**
 * The English words of the interface, by where they stand; `#` is a number or a word. `words.ts` has them in the other
 * languages.
 */

/** What the bar says. */
export const BAR = {
  checking: "Checking…",
  issue: "# issue",
  issues: "# issues",
  clean: "No issues",
  offline: "Offline: will be checked later",
  paused: "Paused: open the settings",
  tooLong: "more than 60,000 characters",
  error: "Not checked",
  expired: "token expired",
  unknown: "no such key or token",
  revoked: "key revoked",
  origin: "origin not allowed",
};

/** The names of the kinds of alerts. */
export const KIND_NAMES = {
  grammar: "Grammar",
  spelling: "Spelling",
  punctuation: "Punctuation",
  clarity: "Clarity",
  style: "Style",
};

/** What is said about one alert. */
export const ALERT = {
  remove: "Remove “#”",
  none: "No suggestion",
  ignore: "Ignore",
  ignoreAll: "Ignore all",
  dictionary: "Add to dictionary",
};

/** What cards say. */
export const CARD = {
  ...ALERT,
  ...KIND_NAMES,
  next: "Next",
  previous: "Previous",
  close: "Close",
  fixKind: "Fix all # of this kind",
  preview: "With the change",
  why: "Why?",
  notAnError: "Not an error",
  settings: "Settings",
  meanings: "Meanings of “#”",
  synonyms: "Synonyms",
};

/** What the list of alerts says. */
export const LIST = {
  ...ALERT,
  ...KIND_NAMES,
  list: "Alerts",
  all: "All",
  filter: "Show only",
  fixAll: "Fix all",
  fixAllOf: "Fix all #",
  more: "Show # more",
  fixed: "# fixed",
  ignored: "Ignored",
  issue: "# issue",
  issues: "# issues",
  clean: "No issues",
  cleanHint: "Nothing to correct here.",
  checking: "Checking…",
  noField: "No text field is being checked.",
  paused: "Paused: open the settings",
  offline: "Offline: will be checked later",
  error: "Not checked",
  settings: "Settings",
  keys: "Arrows: choose. Enter: go there. Ctrl+Enter: fix. Delete: ignore.",
};

/** What the settings say. */
export const SETTINGS = {
  settings: "Settings",
  close: "Close",
  checkHere: "Check this text field",
  checkSite: "Check on this site",
  language: "Language of the texts",
  asPage: "As the page has it",
  level: "Also tell matters of taste",
  levelHint: "Passive voice, long-winded phrases and the like",
  tone: "Tone",
  neutral: "Neutral",
  academic: "Academic",
  casual: "Casual",
  formal: "Formal",
  words: "Dictionary",
  addWord: "Add a word",
  add: "Add",
  noWords: "No words yet.",
  ignoredAlerts: "Ignored alerts",
  noneIgnored: "Nothing is ignored.",
  inField: "in one field",
  removeOne: "Remove “#”",
  restore: "Show “#” again",
  exportAll: "Export",
  importAll: "Import",
  imported: "Imported.",
  notImported: "This file holds no settings.",
  kept: "Kept in this browser only.",
};
