import type { Composition } from 'shared-kit/contracts/boot';
import type { Embeds } from 'shared-kit/contracts/embeds';
import type { Registry } from 'shared-kit/contracts/release';
import type { DeclaredThirdParties } from 'shared-kit/contracts/third-parties';
import { deepFreeze } from '../deep-freeze.ts';
import type { AppCode } from '../renderer-channel/messages.ts';
import { CompositionFile } from './composition-file.ts';
import { compose } from './composition.ts';
import { embedsOf } from './embeds.ts';
import { pageSources } from './page-sources.ts';
import { readParameters } from './read-parameters.ts';
import type { PageSources } from './page-sources.ts';
import type { StoredRelease } from './release-store.ts';

const SERVER_CODE = 'server/server.cjs';
let lastId = 0;

/** One consistent set of live releases, without their code: renderers run it. A request keeps the one that it began with. */
export class Snapshot {
  readonly id = ++lastId;
  readonly composition: Composition;
  /** The same for browsers. */
  readonly compositionFile: CompositionFile;
  /** Where renderers find the code. */
  readonly apps: AppCode[];
  /** Parameters of addresses that pages read. */
  readonly parameters: ReadonlySet<string>;
  readonly #embeds: Embeds;
  readonly #thirdParties: DeclaredThirdParties;
  readonly #sources = new Map<string, PageSources>();

  /**
   * @param missing live apps whose release cannot be read
   * @param slots what fills the slots of pages
   */
  constructor(stored: StoredRelease[], missing: string[] = [], slots: Registry['slots'] = {}) {
    const releases = stored.map(({ release }) => release);
    this.composition = deepFreeze(compose(releases, missing, slots));
    this.compositionFile = new CompositionFile(this.composition);
    this.#embeds = embedsOf(releases);
    this.#thirdParties = releases.find(({ kind }) => kind === 'shell')!.thirdParties;
    this.apps = stored.map(appCode);
    this.parameters = readParameters(releases);
  }

  /**
   * What pages may use of other origins; the same object for the same third parties as long as the set lives.
   * @param wanted names of the third parties that the agency has configured; those that the shell does not declare add nothing
   */
  sources(wanted: readonly string[]): PageSources {
    const names = Object.keys(this.#thirdParties).filter((name) => wanted.includes(name));
    const key = names.join();
    const sources = this.#sources.get(key) ?? pageSources(this.#embeds, this.#thirdParties, names);
    this.#sources.set(key, sources);
    return sources;
  }

  /** What a frame that shows a third party may use of other origins; nothing where the shell does not declare it. */
  frameSources(thirdParty: string): PageSources {
    return pageSources({ frames: [], images: [] }, this.#thirdParties, [thirdParty]);
  }

  /** The shell's code, as it is told apart from any other. */
  get shellRevision(): string {
    return this.apps.find(({ kind }) => kind === 'shell')!.revision;
  }
}

function appCode({ release, folder, changed }: StoredRelease): AppCode {
  const { name, kind, version, exposes, messages, files } = release;
  return {
    name,
    kind,
    version,
    folder,
    messages,
    ofExposes: Object.fromEntries(
      Object.entries(exposes).flatMap(([expose, own]) => (own.messages ? [[expose, own.messages]] : [])),
    ),
    revision: changed ?? version,
    integrity: changed === undefined ? (files[SERVER_CODE] ?? 'none') : undefined,
  };
}
