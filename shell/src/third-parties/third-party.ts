import type { ComponentType } from 'react';
import type { ThirdPartyOrigins } from 'composer/contract';
import type { ConsentSignal } from 'shared-kit/domain/consent';
import type { Language } from 'shared-kit/domain/languages';
import { standInAddress } from 'shared-kit/domain/third-parties';

/** A page that the visitor looks at, as third parties may know it. */
export interface PageView {
  /** Without what is for this visitor only. */
  address: string;
  title: string;
  /** Where the page is of one (product A21). */
  section: 'for sale' | 'for rent' | undefined;
  language: Language;
}

/** A third party: what it is allowed, and how it comes into a page. Its code runs in browsers only. */
export interface ThirdParty {
  /** As visitors know it. */
  title: string;
  /** It is loaded when the visitor agrees to all of them. */
  needs: readonly ConsentSignal[];
  /** Signals that it follows by itself once it is loaded. */
  follows?: readonly ConsentSignal[];
  origins: Partial<ThirdPartyOrigins>;
  /** Fetches its code and starts it, on the page on screen. */
  start?(id: string, view: PageView): void;
  /** Tells it of a page, the first one too. */
  pageView?(id: string, view: PageView): void;
  /** What it shows in pages by itself. */
  part?(): Promise<{ default: ComponentType<{ id: string }> }>;
  /** Names of what it keeps in the name of this site, as cookies or in the browser's storage. */
  traces?: RegExp;
}

let standIns: string | undefined;

/** From now on scripts come from the server of the stand-ins, if there is one. */
export const setStandIns = (origin: string | undefined) => {
  standIns = origin;
};

/** Adds a script of another origin to the page, once. */
export function loadScript(address: string) {
  const src = standInAddress(address, standIns);
  const scripts = [...document.querySelectorAll('script')];
  if (scripts.some((script) => script.src === src)) return;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
