import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Language } from '../contract/register.ts';
import type { ApiCalls } from './api-calls/api-calls.ts';
import type { ApiFetch, ApiRequest } from './api-calls/api-fetch.ts';
import type { Availability } from './api-calls/availability.ts';
import type { LiveSnapshot } from './releases/snapshot.ts';

/** What a site tells its gateway of itself. */
export interface GatewaySite {
  /** Languages that pages may have; each leads the paths of its pages. */
  languages: readonly Language[];
  /** Of visitors who name none, while the API is away. */
  defaultLanguage: Language;
  /**
   * Kinds of requests besides pages and those of the gateway itself: first segments of paths. Metrics tell them apart, and browsers load none
   * of them ahead.
   */
  kinds: readonly string[];
  texts: GatewayTexts;
  /** Answers within `until`, whether or not the API does. */
  readFacts: ReadFacts;
  /** Where an original path leads that no release declares, such as that of a page of the content; undefined: nowhere. */
  lookUp(path: string, language: Language, until: number): Promise<string | undefined>;
  /** Pages below such an address (path and query) are for those who have it: never cached. */
  isPreview(address: string): boolean;
  /** Takes the files of forms that are sent without scripts; undefined where no form has any. */
  formFiles: FilesApi | undefined;
  /** Whether what is posted to this path may be tried on the host of previews: forms, and pages that have one. */
  isTried(path: string): boolean;
  /** What the document of an iframe of this name is given; undefined where the site shows none. */
  iframe(name: string): Promise<IframeFacts | undefined>;
  /** What is served besides pages, files that the limit of requests does not count. */
  files: readonly RequestHandler[];
  /** What is served besides pages, behind the limit: proxies of an API, files for crawlers. */
  answers: readonly RequestHandler[];
  close?(): Promise<void>;
}

/** What a site has to tell; by default it has nothing of the rest: no API, no files, no iframes, all its languages in use. */
export type SiteDescription = Pick<GatewaySite, 'languages' | 'defaultLanguage'> &
  Partial<Omit<GatewaySite, 'texts'>> & {
    /** `formRefused` is `unavailable` by default. */
    texts: Pick<GatewayTexts, 'unavailable'> & Partial<GatewayTexts>;
  };

/** @param wanted the language of the page, where its path tells it */
export type ReadFacts = (
  wanted: Language,
  request: Pick<ApiRequest, 'until' | 'onAnswer'>,
) => Promise<SiteFacts>;

/** What the site has configured now. */
export interface SiteFacts {
  /** Languages in use. */
  languages: readonly Language[];
  defaultLanguage: Language;
  /** What a page may load from elsewhere. */
  sourcesAt(address: { path: string; search: string }): OutsideSources;
}

/** What a page loads that is not of this site. */
interface OutsideSources {
  /** Names of third parties; those that the live shell does not declare add nothing. */
  thirdParties: readonly string[];
  /** Origin that stands in for all of them. */
  standIns?: string | undefined;
  /** Origins of films. */
  films: readonly string[];
}

/** The API that takes files. It answers with the form's fields, or with a problem (RFC 9457). */
export interface FilesApi {
  /** Where a form with files is sent. */
  url: string;
  availability: Availability;
  /** ms for which it may be silent before one looks whether it is away. */
  patience: number;
  /** ms that it may be silent. */
  silence: number;
}

/** What the site gives the document of an iframe. */
export interface IframeFacts {
  /** Attributes of the element in which its code shows itself. */
  attributes: Readonly<Record<string, string>>;
  /** Other origins that its code may ask. */
  connections?: readonly string[];
  /** Name of the third party that it shows: it may use what the live shell declares for it, and nothing else. */
  thirdParty?: string;
}

/** Title and text of a page in each language. */
export type PageTexts = Readonly<Record<Language, readonly [title: string, text: string]>>;

/** Texts of pages that the gateway makes itself. */
export interface GatewayTexts {
  /** No shell can run. */
  unavailable: PageTexts;
  /** A form that was sent without scripts was not taken; browsers keep what was typed when one goes back. */
  formRefused: Readonly<Record<FormRefusal, PageTexts>>;
  /** Of previews of releases; a site without them has none. */
  preview?: PreviewTexts;
  /** Of the debug cookie; a site without them has none. */
  debug?: DebugTexts;
}

/** Before the versions of all apps, the link that leaves, and what is said of a part that a fallback stands for. */
export type DebugTexts = Readonly<
  Record<Language, readonly [label: string, leave: string, fallback: string]>
>;

/** Texts of the host where releases are shown before they are live. */
export interface PreviewTexts {
  /** Before the versions that are shown, and the link to the live site. */
  strip: Readonly<Record<Language, readonly [label: string, leave: string]>>;
  /** Who asks has no valid link: how to get one. */
  none: PageTexts;
  /** The versions cannot be shown: they do not fit what is live, or are in the store no more. */
  refused: PageTexts;
  /** A form was sent, which reaches nobody. */
  form: PageTexts;
}

/** Why: the API is away, it takes too many files at once, they are too large, the form did not arrive whole. */
export type FormRefusal = 'away' | 'busy' | 'too-large' | 'unreadable';

/** By origin: parts of the API that are on servers of their own may be away without the others. */
export type ApiParts = (target: string) => Availability;

/** What the site's own answers are made with. */
export interface GatewayParts {
  log: Logger;
  releases: LiveSnapshot;
  calls: ApiCalls;
  /** Reads of the API, shared by all who ask for the same. */
  fetch: ApiFetch;
  apiParts: ApiParts;
}

/** The site with what it left out. */
export function completeSite(site: SiteDescription): GatewaySite {
  const { languages, defaultLanguage, texts } = site;
  const refused = texts.unavailable;
  return {
    kinds: [],
    readFacts: async () => ({
      languages,
      defaultLanguage,
      sourcesAt: () => ({ thirdParties: [], films: [] }),
    }),
    lookUp: async () => undefined,
    isPreview: () => false,
    formFiles: undefined,
    isTried: () => false,
    iframe: async () => undefined,
    files: [],
    answers: [],
    ...site,
    texts: {
      formRefused: { away: refused, busy: refused, 'too-large': refused, unreadable: refused },
      ...texts,
    },
  };
}
