/**
 * The words of the user interface in the languages that can be forced.
 */

const KEYS = [
  "checking",
  "issue",
  "issues",
  "clean",
  "offline",
  "tooLong",
  "error",
  "remove",
  "none",
  "ignore",
  "ignoreAll",
  "dictionary",
  "next",
  "previous",
  "close",
] as const;

type Key = (typeof KEYS)[number];

/** The words of each language in the order of the keys; `#` is a number or a word. */
const TEXTS: Record<string, string> = {
  en: `Checking…|# issue|# issues|No issues|Offline: will be checked later
more than 60,000 characters|Not checked|Remove “#”|No suggestion|Ignore|Ignore all
Add to dictionary|Next|Previous|Close`,
  de: `Wird geprüft …|# Hinweis|# Hinweise|Keine Hinweise|Offline: wird später geprüft
mehr als 60.000 Zeichen|Nicht geprüft|„#“ entfernen|Kein Vorschlag|Ignorieren
Alle ignorieren|Zum Wörterbuch hinzufügen|Weiter|Zurück|Schließen`,
  fr: `Vérification…|# remarque|# remarques|Aucune remarque|Hors ligne : vérification différée
plus de 60 000 caractères|Non vérifié|Supprimer « # »|Aucune suggestion|Ignorer
Tout ignorer|Ajouter au dictionnaire|Suivant|Précédent|Fermer`,
  es: `Revisando…|# aviso|# avisos|Sin avisos|Sin conexión: se revisará más tarde
más de 60 000 caracteres|Sin revisar|Eliminar «#»|Sin sugerencias|Ignorar|Ignorar todo
Añadir al diccionario|Siguiente|Anterior|Cerrar`,
  it: `Controllo in corso…|# segnalazione|# segnalazioni|Nessuna segnalazione|Non in linea: controllo rimandato
oltre 60.000 caratteri|Non controllato|Elimina «#»|Nessun suggerimento|Ignora
Ignora tutto|Aggiungi al dizionario|Avanti|Indietro|Chiudi`,
  pt: `A verificar…|# aviso|# avisos|Sem avisos|Sem ligação: será verificado mais tarde
mais de 60 000 caracteres|Não verificado|Eliminar “#”|Sem sugestões|Ignorar|Ignorar tudo
Adicionar ao dicionário|Seguinte|Anterior|Fechar`,
  "pt-BR": `Verificando…|# aviso|# avisos|Nenhum aviso|Sem conexão: será verificado mais tarde
mais de 60.000 caracteres|Não verificado|Excluir “#”|Nenhuma sugestão|Ignorar
Ignorar tudo|Adicionar ao dicionário|Próximo|Anterior|Fechar`,
  pl: `Sprawdzanie…|Uwagi: #|Uwagi: #|Brak uwag|Offline: sprawdzenie nastąpi później
ponad 60 000 znaków|Nie sprawdzono|Usuń „#”|Brak sugestii|Ignoruj|Ignoruj wszystkie
Dodaj do słownika|Dalej|Wstecz|Zamknij`,
};

/** Gives the words of one language. */
export type Translate = (key: Key, value?: string | number) => string;

/** The words of the first of the languages (BCP 47) that there are words of, else of English. */
export function translator(languages: readonly (string | undefined)[]): Translate {
  const known = languages.flatMap((code) => {
    const [base, region] = (code ?? "").split("-");
    const regional = `${base!.toLowerCase()}-${(region ?? "").toUpperCase()}`;
    return TEXTS[regional] ?? TEXTS[base!.toLowerCase()] ?? [];
  });
  const texts = (known[0] ?? TEXTS.en!).split(/[|\n]/);
  return (key, value = "") => texts[KEYS.indexOf(key)]!.replace("#", () => String(value));
}
