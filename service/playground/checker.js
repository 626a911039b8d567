/** The SDK at the editor: one field is attached, the one that is shown. */
import { CheckerSDK } from "../sdk/index.js";
import { chosen } from "./options.js";
import { pageLanguage } from "./words.js";

/** Keeps the SDK and the page in step; `changed` is called when there may be something else to show. */
export class Checker {
  /** Statistics of the last result; null before there is one. */
  stats = null;
  /** Why nothing is checked, in words; empty where it is. */
  failure = "";
  /** Whether there is a token or a key to check with. */
  started = false;

  constructor(editor, service, { changed, applied, refused }) {
    this.editor = editor;
    this.service = service;
    this.callbacks = {
      onCheckResultReceived: ({ textStats }) => {
        this.stats = textStats ?? null;
        this.failure = "";
        changed();
      },
      onReplacementApplied: applied,
      onError: (error) => {
        this.failure = error.reason;
        changed();
        refused(error);
      },
    };
    CheckerSDK.watch(changed);
  }

  /** The attached field; undefined where there is none. */
  get field() {
    return CheckerSDK.fields().find(({ element }) => element === this.editor.field);
  }

  get alerts() {
    return this.field?.alerts ?? [];
  }

  /** Whether what is shown is about the text as it stands. */
  get settled() {
    return ["issues", "clean"].includes(this.field?.state.name);
  }

  /** Starts with the options as they are. */
  start() {
    CheckerSDK.destroy();
    this.started = true;
    this.failure = "";
    const { service } = this;
    const access = service.own ? { getToken: () => service.token() } : { apiKey: service.bearer };
    const language = pageLanguage();
    const spoken = { uiLanguage: language, messageLanguage: language };
    CheckerSDK.initialize({ ...spoken, ...access, ...chosen(), callbacks: this.callbacks });
    this.attach();
  }

  /** Attaches to the field that is shown. */
  attach() {
    if (!this.started) return;
    for (const { element } of CheckerSDK.fields()) CheckerSDK.detachFromElement(element);
    CheckerSDK.attachToElement(this.editor.field);
  }

  /** Ignores an alert; the result takes it back. */
  ignore(alert) {
    this.field.ignore(alert, "once");
    const ignored = CheckerSDK.ignored().at(-1);
    return () => CheckerSDK.restore(ignored);
  }
}
