/**
 * The words of the user interface in languages other than English, loaded where one of them is wanted.
 */
import type { Words } from "./all-words.js";
import { de } from "./words/de.js";
import { es } from "./words/es.js";
import { fr } from "./words/fr.js";
import { it } from "./words/it.js";
import { pl } from "./words/pl.js";
import { pt } from "./words/pt.js";
import { ptBR } from "./words/pt-br.js";

/** The words of each language (BCP 47). */
export const TEXTS: Record<string, Words> = { de, es, fr, it, pl, pt, "pt-BR": ptBR };
