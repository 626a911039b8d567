/** The languages that can be chosen, and what the page knows of them. */

/** The languages that can be forced, by their own names. */
export const LANGUAGES = {
  "en-US": "English (US)",
  "en-GB": "English (UK)",
  "en-AU": "English (Australia)",
  "en-CA": "English (Canada)",
  "en-NZ": "English (New Zealand)",
  "en-ZA": "English (South Africa)",
  "de-DE": "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  "pl-PL": "Polski",
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)",
};

/** First languages of writers whose false friends in English are known. */
export const MOTHER_TONGUES = {
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pl: "Polski",
  pt: "Português",
};
