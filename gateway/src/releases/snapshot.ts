import type { Composition } from 'shared-kit/contracts/boot';
import type { Embeds } from 'shared-kit/contracts/embeds';
import type { Registry } from 'shared-kit/contracts/release';
import { deepFreeze } from '../deep-freeze.ts';
import type { AppCode } from '../renderer-channel/messages.ts';
import { compose } from './composition.ts';
import { embedsOf } from './embeds.ts';
import type { StoredRelease } from './release-store.ts';

const SERVER_CODE = 'server/server.cjs';
let lastId = 0;

/** One consistent set of live releases, without their code: renderers run it. A request keeps the one that it began with. */
export class Snapshot {
  readonly id = ++lastId;
  readonly composition: Composition;
  /** What pages embed; the same object as long as the set lives. */
  readonly embeds: Embeds;
  /** Where renderers find the code. */
  readonly apps: AppCode[];

  /**
   * @param missing live apps whose release cannot be read
   * @param slots what fills the slots of pages
   */
  constructor(stored: StoredRelease[], missing: string[] = [], slots: Registry['slots'] = {}) {
    const releases = stored.map(({ release }) => release);
    this.composition = deepFreeze(compose(releases, missing, slots));
    this.embeds = embedsOf(releases);
    this.apps = stored.map(appCode);
  }

  /** The shell's code, as it is told apart from any other. */
  get shellRevision(): string {
    return this.apps.find(({ kind }) => kind === 'shell')!.revision;
  }
}

function appCode({ release, folder, changed }: StoredRelease): AppCode {
  const { name, kind, version, messages, files } = release;
  return {
    name,
    kind,
    version,
    folder,
    messages,
    revision: changed ?? version,
    integrity: changed === undefined ? (files[SERVER_CODE] ?? 'none') : undefined,
  };
}
