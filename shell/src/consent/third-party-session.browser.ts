import type { Consent } from 'shared-kit/domain/consent';
import {
  configuredThirdParties,
  type ThirdPartyIds,
  type ThirdPartyName,
} from 'shared-kit/domain/third-parties';
import { denyByDefault, updateConsentMode } from '../third-parties/google.ts';
import { THIRD_PARTIES } from '../third-parties/registry.ts';
import { noteRunning } from '../third-parties/running.ts';
import type { PageView, ThirdParty } from '../third-parties/third-party.ts';
import { clearConsent, readConsent, storeConsent } from './stored-consent.browser.ts';

/** How long after a choice Google's consent is updated, in ms (product C4). */
export const UPDATE_AFTER = 500;

/** The third parties of a tab, from the load of its document to the next one. */
export class ThirdPartySession {
  readonly #ids: ThirdPartyIds;
  readonly #reload: () => void;
  readonly #running = new Set<ThirdPartyName>();
  #view: PageView | undefined;
  /** Whether Google's code was told that nothing is allowed by default. */
  #isDenied = false;
  /** What Google's code was told since. */
  #told: Consent | undefined;

  /** A choice that the browser does not keep. */
  #unstored: Consent | undefined;

  /** @param reload how a third party is got rid of: its code cannot be taken back */
  constructor(ids: ThirdPartyIds, reload: () => void = () => location.reload()) {
    this.#ids = ids;
    this.#reload = reload;
  }

  /** What the visitor has agreed to, also in another tab; undefined while they have not chosen. */
  get consent(): Consent | undefined {
    return this.#unstored ?? readConsent();
  }

  /** A page is on screen that third parties may see. They start, or hear of it, as far as the visitor has agreed. */
  show(view: PageView) {
    if (!this.#isDenied) denyByDefault();
    this.#isDenied = true;
    this.#view = view;
    const started = this.#follow(this.consent);
    if (started) this.#report([...this.#running]);
  }

  /** A page is on screen that they may not see: nothing starts there. */
  hide() {
    this.#view = undefined;
  }

  /** The visitor has chosen. Resolves when the choice is in force; where that takes a new load, the page is on its way out. */
  async choose(consent: Consent): Promise<void> {
    this.#unstored = storeConsent(consent) ? undefined : consent;
    this.#removeTracesWithout(consent);
    if (this.#isWithdrawn(consent)) return this.#reload();
    await new Promise((resolve) => setTimeout(resolve, UPDATE_AFTER));
    const started = this.#follow(consent);
    if (started) this.#report(started);
  }

  /** The visitor is to be asked again, and nothing is kept (product C5). */
  forget() {
    this.#unstored = undefined;
    clearConsent();
    this.#removeTracesWithout(undefined);
    if (this.#running.size > 0) this.#reload();
  }

  /** @returns those that have started now, or undefined when the page is loaded anew instead */
  #follow(consent: Consent | undefined): ThirdPartyName[] | undefined {
    this.#removeTracesWithout(consent);
    // Another tab may have withdrawn it.
    if (this.#isWithdrawn(consent)) {
      this.#reload();
      return undefined;
    }
    const view = this.#view;
    if (!view) return [];
    if (consent && JSON.stringify(consent) !== JSON.stringify(this.#told)) {
      this.#told = consent;
      updateConsentMode(consent);
    }
    const starting = configuredThirdParties(this.#ids).filter(
      (name) =>
        isInPages(THIRD_PARTIES[name]) &&
        !this.#running.has(name) &&
        isAgreedTo(THIRD_PARTIES[name], consent),
    );
    for (const name of starting) {
      this.#running.add(name);
      noteRunning();
      THIRD_PARTIES[name].start?.(this.#ids[name]!, view);
    }
    return starting;
  }

  #report(names: readonly ThirdPartyName[]) {
    for (const name of names) THIRD_PARTIES[name].pageView?.(this.#ids[name]!, this.#view!);
  }

  #isWithdrawn(consent: Consent | undefined): boolean {
    return [...this.#running].some((name) => !isAgreedTo(THIRD_PARTIES[name], consent));
  }

  #removeTracesWithout(consent: Consent | undefined) {
    for (const party of Object.values(THIRD_PARTIES))
      if (party.traces && !isAgreedTo(party, consent)) removeTraces(party.traces);
  }
}

/** One that is shown in a frame alone is not in the page. */
const isInPages = ({ start, part, pageView }: ThirdParty) => !!(start ?? part ?? pageView);

let session: ThirdPartySession | undefined;

/** The one of this tab: what runs goes on running when the page around it is made anew. */
export const tabSession = (ids: ThirdPartyIds): ThirdPartySession => (session ??= new ThirdPartySession(ids));

/** Whether a third party may be in the page. */
export const isAgreedTo = ({ needs }: Pick<ThirdParty, 'needs'>, consent: Consent | undefined): boolean =>
  consent !== undefined && needs.every((signal) => consent[signal]);

/** Deletes the cookies and stored entries of this site whose name fits. */
function removeTraces(names: RegExp) {
  for (const cookie of document.cookie.split(/;\s*/)) {
    const name = cookie.split('=', 1)[0]!;
    if (names.test(name)) removeCookie(name);
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const) removeEntries(storage, names);
}

/** A script may have set it for the host, or for any domain above it. */
function removeCookie(name: string) {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

function removeEntries(kind: 'localStorage' | 'sessionStorage', names: RegExp) {
  try {
    const storage = window[kind];
    for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key);
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
