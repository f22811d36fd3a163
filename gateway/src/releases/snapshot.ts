import { statSync } from 'node:fs';
import path from 'node:path';
import type { Composition } from 'shared-kit/contracts/boot';
import type { Registry, Release } from 'shared-kit/contracts/release';
import { deepFreeze } from '../deep-freeze.ts';
import type { AppCode } from '../renderer-channel/messages.ts';
import { compose } from './composition.ts';
import type { ReleaseStore } from './release-store.ts';

const SERVER_CODE = 'server/server.cjs';
let lastId = 0;

/** One consistent set of live releases, without their code: renderers run it. A request keeps the one that it began with. */
export class Snapshot {
  readonly id = ++lastId;
  readonly composition: Composition;
  /** Where renderers find the code. */
  readonly apps: AppCode[];

  /**
   * @param missing live apps whose release cannot be read
   * @param slots what fills the slots of pages
   */
  constructor(
    store: ReleaseStore,
    releases: Release[],
    missing: string[] = [],
    slots: Registry['slots'] = {},
  ) {
    this.composition = deepFreeze(compose(releases, missing, slots));
    this.apps = releases.map((release) => appCode(store, release));
  }

  /** The shell's code, as it is told apart from any other. */
  get shellRevision(): string {
    return this.apps.find(({ kind }) => kind === 'shell')!.revision;
  }
}

function appCode(store: ReleaseStore, { name, kind, version, messages, files }: Release): AppCode {
  const folder = store.releaseFolder(name, version);
  const isDevelopment = version === 'dev';
  return {
    name,
    kind,
    version,
    folder,
    messages,
    revision: isDevelopment ? codeTime(folder) : version,
    integrity: isDevelopment ? undefined : (files[SERVER_CODE] ?? 'none'),
  };
}

/** A development build keeps its version while its code changes: the file's time stands for it. */
const codeTime = (folder: string) => String(statSync(path.join(folder, SERVER_CODE)).mtimeMs);
