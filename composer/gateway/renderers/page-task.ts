import type { ExposeRef } from '../../contract/boot.ts';
import type { ApiFetch } from '../api-calls/api-fetch.ts';
import type { CodeOwner, FromRenderer, PageFacts, PageRequest } from '../renderer-channel/messages.ts';
import type { Snapshot } from '../releases/snapshot.ts';

/** A page that is to be rendered, with what it may use of the gateway. */
export interface PageTask {
  snapshot: Snapshot;
  page: PageRequest;
  /** Reaches the API with the visitor's cookies and the gateway's limits. */
  fetch: ApiFetch;
  /** Aborted when the visitor has left. */
  signal: AbortSignal;
  /** Paths of the API to which code that is not live may send something, as a trial; without it none. */
  isTried?: ((path: string) => boolean) | undefined;
  /** All remotes are left out: only the layout of the site is wanted. */
  isLayoutOnly?: boolean;
  /** For the log. */
  url: string;
  requestId: string;
}

/** Where pages are rendered. */
export interface PageRenderer {
  /** Throws `FormInterrupted`, and whatever keeps every renderer from it. */
  render(task: PageTask): Promise<Rendered>;
}

/** What came out. */
export type Rendered = { kind: 'redirect'; status: number; location: string } | RenderedPage;

export interface RenderedPage extends PageFacts {
  kind: 'page';
  status: number;
  /** In the pieces in which it came. */
  markup: readonly Uint8Array[];
  /** Text of its style element; undefined where it has none. */
  inlineStyle?: string | undefined;
  /** Of a page that is debugged. */
  served?: readonly ServedPart[];
}

/** A part of a page, or what stands in for it. */
export interface ServedPart extends ExposeRef {
  isFallback: boolean;
}

/** What is known of the end of a process that rendered a page. */
interface LossFacts {
  /** Remote whose code was seen to keep the process from answering; the page may be rendered without it. */
  faultyApp?: string;
  /** The process or the page ended, did not answer, or took too much memory, for a reason that nobody saw: the page is rendered alone then. */
  suspect?: Suspect;
}

/** Who may be the cause of a process's end. */
export interface Suspect {
  kind: 'memory' | 'exit' | 'exception' | 'timeout';
  /** Whose code the page was running, as far as that is known. */
  owner?: CodeOwner;
}

/** The process that rendered a page has ended before the page was there. */
export class RendererLost extends Error {
  readonly faultyApp: string | undefined;
  readonly suspect: Suspect | undefined;

  constructor({ faultyApp, suspect }: LossFacts = {}) {
    super('The process that rendered the page has ended');
    this.name = 'RendererLost';
    this.faultyApp = faultyApp;
    this.suspect = suspect;
  }
}

/** The page waits in a process that does not answer at the moment: another may be quicker. */
export class PageMoved extends Error {
  constructor() {
    super('The page is rendered by another process');
    this.name = 'PageMoved';
  }
}

/** A form was on its way when its renderer ended: it may or may not have reached the API, and is not sent again. */
export class FormInterrupted extends Error {
  constructor() {
    super('The process that handled the form has ended');
    this.name = 'FormInterrupted';
  }
}

/** The parts of a debugged page that its set of releases has, each once, whatever a renderer says. */
export function servedParts(sent: unknown, { composition }: Snapshot): ServedPart[] {
  const { shown, failed } = (sent ?? {}) as Record<string, unknown>;
  const parts = new Map<string, ServedPart>();
  for (const [refs, isFallback] of [
    [shown, false],
    [failed, true],
  ] as const)
    for (const ref of Array.isArray(refs) ? (refs as unknown[]) : []) {
      const { remote, expose } = (ref ?? {}) as Partial<ExposeRef>;
      if (typeof remote !== 'string' || typeof expose !== 'string') continue;
      if (!Object.hasOwn(composition.remotes, remote)) continue;
      if (!Object.hasOwn(composition.remotes[remote]!.exposes, expose)) continue;
      parts.set(`${remote} ${expose}`, { remote, expose, isFallback });
    }
  return [...parts.values()];
}

const MOST_SCRIPTS = 4;
const LONGEST_SCRIPT = 20_000;

/** A page as a renderer sent it; what its release says of it is not trusted. */
export const sentPage = (
  { status, inlineScripts, isPrivate, isWhole }: Extract<FromRenderer, { type: 'page' }>,
  markup: Buffer[],
): RenderedPage => ({
  kind: 'page',
  status,
  markup,
  inlineScripts: acceptScripts(inlineScripts),
  isPrivate: !!isPrivate,
  isWhole: !!isWhole,
});

/** Few and short, whatever a renderer says: they become part of a header. */
function acceptScripts(scripts: readonly string[]): readonly string[] {
  const areRight =
    Array.isArray(scripts) &&
    scripts.every((script) => typeof script === 'string' && script.length < LONGEST_SCRIPT);
  return areRight ? scripts.slice(0, MOST_SCRIPTS) : [];
}
