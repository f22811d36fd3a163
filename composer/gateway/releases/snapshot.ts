import type { IncomingMessage } from 'node:http';
import type { Composition } from '../../contract/boot.ts';
import type { Embeds, DeclaredThirdParties } from '../../contract/origins.ts';
import type { Language } from '../../contract/register.ts';
import type { Registry, Release } from '../../contract/release.ts';
import { deepFreeze } from '../deep-freeze.ts';
import type { AppCode } from '../renderer-channel/messages.ts';
import { CompositionFile, ImportMapFile } from './composition-file.ts';
import { compose, describeModules } from './composition.ts';
import { mergeEmbeds, pageSources } from './page-sources.ts';
import type { PageSources } from './page-sources.ts';

const SERVER_CODE = 'server/server.cjs';
let lastId = 0;

/** A release and where its files are. */
export interface StoredRelease {
  release: Release;
  /** A folder of this machine. */
  folder: string;
  /** Of a build that changes in place, under development: changes whenever its code does. */
  changed?: string;
}

/**
 * For whom a set of releases is: for all visitors; while a canary runs, for the share of them that gets it, and for the rest; or for who
 * holds a link to it. Only what is for all may be kept by shared caches.
 */
export type Audience = 'all' | 'rest' | 'share' | 'holder';

/** Whether an audience gets the live versions alone. */
export const isLive = (audience: Audience): boolean => audience === 'all' || audience === 'rest';

/** A version that a share of the visitors gets. */
export interface SnapshotCanary {
  app: string;
  version: string;
  percent: number;
  /** What is live with it in the place of the live version of its app. */
  set: Snapshot;
}

/** What is live. */
export interface LiveSnapshot {
  /** Throws while there is none. */
  current(): Promise<Snapshot>;
}

/** Which set of releases a request is answered with. */
export interface FindComposition {
  /** Rejects when nothing can be answered: no shell is live, or what was selected does not fit what is live (`ReleaseRefused`). */
  for(request: IncomingMessage): Promise<Snapshot>;
}

/** One consistent set of releases, without their code: renderers run it. A request keeps the one that it began with. */
export class Snapshot {
  readonly id = ++lastId;
  /** Of the live set that it is beside; its own where it is live. */
  readonly liveId: number;
  readonly audience: Audience;
  /** What a share of the visitors gets instead. */
  readonly canary: SnapshotCanary | undefined;
  /** Of its remotes whose entries are ES modules. */
  readonly importMap: ImportMapFile | undefined;
  readonly composition: Composition;
  /** The same for browsers, by the language of their page. */
  readonly compositionFiles: Record<Language, CompositionFile>;
  /** Where renderers find the code. */
  readonly apps: AppCode[];
  /** Parameters of addresses that pages read. */
  readonly parameters: ReadonlySet<string>;
  readonly #stored: readonly StoredRelease[];
  readonly #embeds: Embeds;
  readonly #thirdParties: DeclaredThirdParties;
  readonly #sources = new Map<string, PageSources>();

  /**
   * @param missing live apps whose release cannot be read
   * @param slots what fills the slots of pages
   * @param canary the release that a share of the visitors gets, which makes this the set for the rest
   * @param liveId of the live set that this one is beside
   */
  constructor(
    stored: readonly StoredRelease[],
    missing: string[] = [],
    slots: Registry['slots'] = {},
    audience: Audience = 'all',
    canary?: { release: StoredRelease; percent: number } | undefined,
    liveId?: number,
  ) {
    const releases = stored.map(({ release }) => release);
    this.audience = canary ? 'rest' : audience;
    this.liveId = liveId ?? this.id;
    this.#stored = stored;
    const modules = describeModules(releases);
    this.importMap = modules === undefined ? undefined : new ImportMapFile(modules);
    this.composition = deepFreeze(compose(releases, missing, slots, this.importMap));
    this.compositionFiles = this.#byLanguage(
      (language) => new CompositionFile(this.composition, language, this.importMap),
    );
    this.#embeds = mergeEmbeds(releases);
    this.#thirdParties = releases.find(({ kind }) => kind === 'shell')!.thirdParties;
    this.apps = stored.map(appCode);
    this.parameters = readParameters(releases);
    this.canary = canary && {
      app: canary.release.release.name,
      version: canary.release.release.version,
      percent: canary.percent,
      set: this.with([canary.release], 'share'),
    };
  }

  /** This set with other releases in the place of those of their apps, or beside them, for an audience of its own. */
  with(others: readonly StoredRelease[], audience: Audience): Snapshot {
    const names = new Set(others.map(({ release }) => release.name));
    const kept = this.#stored.filter(({ release }) => !names.has(release.name));
    const { missing, slots } = this.composition;
    const stillMissing = missing.filter((app) => !names.has(app));
    return new Snapshot([...kept, ...others], stillMissing, slots, audience, undefined, this.liveId);
  }

  get releases(): Release[] {
    return this.#stored.map(({ release }) => release);
  }

  /**
   * What pages may use of other origins; the same object for the same third parties as long as the set lives.
   * @param wanted names of the third parties that the site has configured; those that the shell does not declare add nothing
   * @param standIns origin from which everything comes instead of theirs
   */
  sources(wanted: readonly string[], standIns?: string): PageSources {
    const names = Object.keys(this.#thirdParties).filter((name) => wanted.includes(name));
    const key = [standIns, ...names].join();
    const declared = standIns === undefined ? this.#thirdParties : onlyFrom(standIns, names);
    const sources = this.#sources.get(key) ?? pageSources(this.#embeds, declared, names);
    this.#sources.set(key, sources);
    return sources;
  }

  /** What a frame that shows a third party may use of other origins; nothing where the shell does not declare it. */
  frameSources(thirdParty: string): PageSources {
    return pageSources({ frames: [], images: [] }, this.#thirdParties, [thirdParty]);
  }

  /** The same for the same releases, whichever gateway says it: their versions are in each of the files. */
  get hash(): string {
    return Object.values<CompositionFile>(this.compositionFiles)[0]!.hash;
  }

  /** Addresses of the files that tell browsers of it. */
  get compositionPaths(): Record<Language, string> {
    return this.#byLanguage((language) => this.compositionFiles[language]!.path);
  }

  /** The languages of the site are those of the shell's translations. */
  #byLanguage<Value>(make: (language: Language) => Value) {
    const languages = Object.keys(this.composition.shell.messages) as Language[];
    return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
      Language,
      Value
    >;
  }

  /** The shell's code, as it is told apart from any other. */
  get shellRevision(): string {
    return this.apps.find(({ kind }) => kind === 'shell')!.revision;
  }
}

function appCode({ release, folder, changed }: StoredRelease): AppCode {
  const { name, kind, version, files } = release;
  return {
    name,
    kind,
    version,
    folder,
    revision: changed ?? version,
    integrity: changed === undefined ? (files[SERVER_CODE] ?? 'none') : undefined,
  };
}

/** What third parties need where stand-ins on one origin are loaded in their place. */
function onlyFrom(origin: string, names: readonly string[]): DeclaredThirdParties {
  const own = { scripts: [origin], connections: [origin], images: [origin], frames: [origin] };
  return Object.fromEntries(names.map((name) => [name, own]));
}

/** Never one of them, whatever a release declares: who has it is one person. */
const SECRET = 'token';

/** Names of the parameters of addresses that pages of these releases read. */
function readParameters(releases: readonly Release[]): ReadonlySet<string> {
  const names = releases.flatMap(({ routes }) => routes.flatMap(({ query }) => query));
  return new Set(names.filter((name) => name !== SECRET));
}

/** How an answer of a set of releases is kept: what is not for all visitors is kept by no cache, whatever it would be otherwise. */
export const cacheControl = (audience: Audience, forAll: string): string =>
  audience === 'all' ? forAll : 'private, no-store';
