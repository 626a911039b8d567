/**
 * The words of the user interface in languages other than English, loaded where one of them is wanted.
 */

/** The words of each language in the order of the keys of `i18n.ts`; `#` is a number or a word. */
export const TEXTS: Record<string, string> = {
  de: `Wird geprüft …|# Hinweis|# Hinweise|Keine Hinweise|Offline: wird später geprüft
mehr als 60.000 Zeichen|Nicht geprüft|„#“ entfernen|Kein Vorschlag|Ignorieren
Alle ignorieren|Zum Wörterbuch hinzufügen|Weiter|Zurück|Schließen
Token abgelaufen|Schlüssel oder Token unbekannt|Schlüssel widerrufen|Herkunft nicht zugelassen`,
  fr: `Vérification…|# remarque|# remarques|Aucune remarque|Hors ligne : vérification différée
plus de 60 000 caractères|Non vérifié|Supprimer « # »|Aucune suggestion|Ignorer
Tout ignorer|Ajouter au dictionnaire|Suivant|Précédent|Fermer
jeton expiré|clé ou jeton inconnu|clé révoquée|origine non autorisée`,
  es: `Revisando…|# aviso|# avisos|Sin avisos|Sin conexión: se revisará más tarde
más de 60 000 caracteres|Sin revisar|Eliminar «#»|Sin sugerencias|Ignorar|Ignorar todo
Añadir al diccionario|Siguiente|Anterior|Cerrar
token caducado|clave o token desconocidos|clave revocada|origen no permitido`,
  it: `Controllo in corso…|# segnalazione|# segnalazioni|Nessuna segnalazione|Non in linea: controllo rimandato
oltre 60.000 caratteri|Non controllato|Elimina «#»|Nessun suggerimento|Ignora
Ignora tutto|Aggiungi al dizionario|Avanti|Indietro|Chiudi
token scaduto|chiave o token sconosciuti|chiave revocata|origine non ammessa`,
  pt: `A verificar…|# aviso|# avisos|Sem avisos|Sem ligação: será verificado mais tarde
mais de 60 000 caracteres|Não verificado|Eliminar “#”|Sem sugestões|Ignorar|Ignorar tudo
Adicionar ao dicionário|Seguinte|Anterior|Fechar
token expirado|chave ou token desconhecidos|chave revogada|origem não permitida`,
  "pt-BR": `Verificando…|# aviso|# avisos|Nenhum aviso|Sem conexão: será verificado mais tarde
mais de 60.000 caracteres|Não verificado|Excluir “#”|Nenhuma sugestão|Ignorar
Ignorar tudo|Adicionar ao dicionário|Próximo|Anterior|Fechar
token expirado|chave ou token desconhecidos|chave revogada|origem não permitida`,
  pl: `Sprawdzanie…|Uwagi: #|Uwagi: #|Brak uwag|Offline: sprawdzenie nastąpi później
ponad 60 000 znaków|Nie sprawdzono|Usuń „#”|Brak sugestii|Ignoruj|Ignoruj wszystkie
Dodaj do słownika|Dalej|Wstecz|Zamknij
token wygasł|nieznany klucz lub token|klucz unieważniony|niedozwolone pochodzenie`,
};
