/**
 * The public types. Names are those of the interface specification; members marked "addition" are ours.
 */

/** The languages that can be forced. */
export const LANGUAGES = [
  "en-US",
  "en-GB",
  "en-ZA",
  "en-CA",
  "en-AU",
  "en-NZ",
  "pt-PT",
  "pt-BR",
  "de-DE",
  "fr",
  "pl-PL",
  "es",
  "it",
] as const;

/** One of the 13 languages that can be forced. */
export type ServiceLanguage = (typeof LANGUAGES)[number];

/** Statistics of a text; they mirror `stats` of the HTTP interface. */
export interface IServiceTextStats {
  wordsCount: number;
  charsCount: number;
  /** Letters and digits per word. */
  avgWordLength: number;
  /** Words per sentence. */
  avgSentenceLength: number;
  sentencesCount: number;
  /** Flesch Reading Ease; higher is easier to read. */
  fleschIndex: number;
  /** 0 to 100. */
  textScore: number;
  readingTimeSeconds: number;
  speakingTimeSeconds: number;
}

/** A check result. `alertsCount` leaves out what the user ignores. */
export interface CheckResult {
  textStats?: IServiceTextStats;
  alertsCount: number;
}

/** A replacement that the user applied from the popover. */
export interface AppliedReplacement {
  originalText: string;
  replacement: string;
  /** The description of the error as the popover shows it. */
  description: string;
}

/** An alert that the user holds to be none (addition). */
export interface NotAnError {
  /** The words that it is about, and what stands before and behind them in the line. */
  text: string;
  before: string;
  after: string;
  rule: string;
  category: string;
  message: string;
  replacements: readonly string[];
}

/** Why nothing is checked (addition). */
export interface ServiceError {
  /** Stable name: one of the HTTP interface (`expired_token`, `wrong_origin`, `invalid_token` ...) or `offline`. */
  code: string;
  /** The same in words. */
  reason: string;
}

/** What the SDK reports. Callbacks of an element are called before the global ones. */
export interface IServiceCallbacks {
  onCheckResultReceived?(result: CheckResult): void;
  onReplacementApplied?(replacement: AppliedReplacement): void;
  /** Addition: the service refuses, or cannot be reached. Refusals of the connection go to the global callbacks. */
  onError?(error: ServiceError): void;
  /** Addition: the user says that an alert is wrong. Only where somebody listens is that offered. */
  onNotAnError?(alert: NotAnError): void;
}

/** Where ignored words are kept (addition): the part of `Storage` that is needed. */
export interface IServiceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What the user ignores (addition). `origin` is that of the page; a word of the dictionary counts everywhere. */
export interface IServiceIgnored {
  /** One alert between its neighbours, all like it in a field, or a word. */
  scope: "once" | "document" | "dictionary";
  text: string;
  rule?: string;
  origin?: string;
  /** The field: path of the page, and identifier or name of the element. */
  document?: string;
  /** The text before it from the start of a word on, and behind it up to the end of one. */
  before?: string;
  after?: string;
}

/** What a check may be asked for (addition, but for `language`); `POST /v1/checker` has the same, docs/api.md says more. */
export interface IServiceCheckOptions {
  /** Forces a language; without it the language is detected. */
  language?: ServiceLanguage;
  /** What a short text is rather taken for (BCP 47), and the regional variant of one that tells none. */
  preferredLanguages?: readonly string[];
  /** `picky` adds matters of taste. */
  level?: "default" | "picky";
  /** Which of the tone rules speak. */
  tone?: "neutral" | "academic" | "casual" | "formal";
  /** Show alerts of these categories only. */
  categories?: readonly string[];
  disabledCategories?: readonly string[];
  /** Words to accept. */
  dictionary?: readonly string[];
  disabledRules?: readonly string[];
  /** Rules that are off by default and shall speak. */
  enabledRules?: readonly string[];
  /** First language of the writer (BCP 47), whose false friends are told. */
  motherTongue?: string;
  /** Whether lists have a comma before their last member. */
  oxfordComma?: "auto" | "with" | "without" | "consistent";
  /** Who writes. `learner` adds less sure alerts, `careful` leaves out some; `auto`, the default, goes by the text. */
  writer?: "auto" | "native" | "learner" | "careful";
  /** Language of the messages (BCP 47), or `"text"` for that of the text. Default: that of the interface. */
  messageLanguage?: string;
}

/** Settings of the person who writes (addition); they go before those of the page. Kept in `storage`. */
export interface IServiceSettings extends Pick<IServiceCheckOptions, "language" | "level" | "tone"> {
  /** Where the checker pauses: an origin, or an origin with the path of a page, `#` and the name of a field. */
  paused?: readonly string[];
}

/** An alert as it stands in the text now (addition). Offsets are UTF-16 code units. */
export interface IServiceAlert {
  readonly id: string;
  readonly offset: number;
  readonly length: number;
  /** The words that it is about. */
  readonly text: string;
  readonly message: string;
  readonly shortMessage: string;
  readonly category: string;
  readonly mainCategory: string;
  readonly replacements: readonly string[];
  readonly confidence: number;
  readonly rule: string;
}

/** How the SDK is set up. Every member is optional. */
export interface IServiceConfig extends IServiceCheckOptions {
  /** API key; leave it out where a proxy holds it. It is visible to everybody who can open the page. */
  apiKey?: string;
  /** Address of the service or the proxy. Default: the origin that the script was loaded from. */
  url?: string;
  /** `query` is added to the address of every request; `clientToken` in it authenticates the client. */
  options?: { query?: Record<string, string> };
  /**
   * Addition: gives a client token; called at the start if there is none, before the one that is used ends, and once
   * after a refusal.
   */
  getToken?(): string | Promise<string>;
  /** Callbacks for all elements. */
  callbacks?: IServiceCallbacks;
  /**
   * `bar` switches the status bar, `hover` the card that comes when the mouse rests on an underlined word, `define` the
   * definitions at a double click (additions); all are on by default.
   */
  features?: { bar?: boolean; hover?: boolean; define?: boolean };
  /** Addition: `"focus"` checks no field before it has had the focus. */
  activation?: "always" | "focus";
  /** Addition: `"http"` sends whole texts to `POST /v1/checker` instead of using a WebSocket. */
  transport?: "websocket" | "http";
  /** Addition: language of the user interface (BCP 47). Default: that of the page, then that of the browser. */
  uiLanguage?: string;
  /** Addition: where ignored words and the person's settings are kept. Default: `localStorage`. */
  storage?: IServiceStorage;
}

/** How the checker is attached to one element; what is left out is that of the configuration. */
export interface IServiceElementConfig extends IServiceCheckOptions {
  callbacks?: IServiceCallbacks;
  /** Addition: as in the configuration. */
  activation?: "always" | "focus";
}

/** What the content and the background component send each other. It can be cloned structurally. */
export interface IServiceMessage {
  type: string;
  /** Identifier of the input field; empty for what concerns the connection. */
  id: string;
  payload?: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- the specification says any
}

/** The content component's end of the channel. */
export interface IServiceContentMessenger {
  sendToBackground(message: IServiceMessage): void;
  onBackgroundMessage(callback: (message: IServiceMessage) => void): void;
  destroy(): void;
}

/** The background component's end of the channel. */
export interface IServiceBackgroundMessenger {
  sendToContent(message: IServiceMessage): void;
  onContentMessage(callback: (message: IServiceMessage) => void): void;
  destroy(): void;
}
