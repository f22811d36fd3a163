import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition, ExposeRef, Messages } from 'shared-kit/contracts/boot';
import type { ShellServer } from 'shared-kit/contracts/render';
import type { Registry, Release } from 'shared-kit/contracts/release';
import type { Language } from 'shared-kit/domain/languages';
import { deepFreeze } from '../deep-freeze.ts';
import { compose } from './composition.ts';
import type { ReleaseStore } from './release-store.ts';
import { runServerCode } from './run-server-code.ts';

type RemoteServer = { exposes: Record<string, unknown> };

/**
 * One consistent set of live releases with their running server code. A request keeps the snapshot that it began with; when
 * no request holds an old one any more, its code is freed. Remotes live and die with the shell that gave them React.
 */
export class Snapshot {
  readonly composition: Composition;
  readonly #store: ReleaseStore;
  readonly #releases: Map<string, Release>;
  readonly #remotes = new Map<string, { version: string; server: RemoteServer }>();
  readonly #messages = new Map<string, Promise<Messages>>();
  #shell: { version: string; server: ShellServer } | undefined;

  /**
   * @param missing live apps whose release cannot be read
   * @param slots what fills the slots of pages
   */
  constructor(
    store: ReleaseStore,
    releases: Release[],
    missing: string[] = [],
    previous?: Snapshot,
    slots: Registry['slots'] = {},
  ) {
    this.#store = store;
    this.#releases = new Map(releases.map((release) => [release.name, release]));
    this.composition = deepFreeze(compose(releases, missing, slots));
    if (previous) this.#takeOver(previous);
  }

  /** The shell's server code; throws when it cannot run. */
  shell(): ShellServer {
    const version = this.#runningVersion('shell');
    if (this.#shell?.version !== version) {
      this.#remotes.clear();
      this.#shell = { version, server: this.#run('shell', {}) as ShellServer };
    }
    return this.#shell.server;
  }

  /** An expose of a remote; throws when the remote cannot run or lacks it. */
  expose({ remote, expose }: ExposeRef): unknown {
    const version = this.#runningVersion(remote);
    let running = this.#remotes.get(remote);
    if (running?.version !== version) {
      running = { version, server: this.#run(remote, this.shell().shared) as RemoteServer };
      this.#remotes.set(remote, running);
    }
    const code = running.server.exposes[expose];
    if (!code) throw new Error(`${remote} ${version} has no ${expose}`);
    return code;
  }

  /** Translations of an app in a language. */
  messages(app: string, language: Language): Promise<Messages> {
    const release = this.#release(app);
    const file = path.join(
      this.#store.releaseFolder(app, release.version),
      'web',
      release.messages[language],
    );
    const known =
      this.#messages.get(file) ??
      readFile(file, 'utf8').then((json) => deepFreeze(JSON.parse(json) as Messages));
    if (release.version !== 'dev') this.#messages.set(file, known);
    known.catch(() => this.#messages.delete(file));
    return known;
  }

  /** The remote whose server code a stack trace names first. */
  blame(stack: string): string | undefined {
    for (const [, app] of stack.matchAll(/[/\\]([a-z][a-z0-9-]*)[/\\][^/\\]+[/\\]server[/\\]server\.cjs/g))
      if (this.#releases.get(app!)?.kind === 'remote') return app;
    return undefined;
  }

  #takeOver(previous: Snapshot) {
    if (previous.#shell?.version !== this.#runningVersion('shell')) return;
    this.#shell = previous.#shell;
    for (const [remote, running] of previous.#remotes) {
      if (this.#releases.get(remote)?.version === running.version) this.#remotes.set(remote, running);
    }
  }

  #run(app: string, shared: Record<string, unknown>): unknown {
    const release = this.#release(app);
    return runServerCode(
      this.#store.releaseFolder(app, release.version),
      release.version === 'dev' ? undefined : (release.files['server/server.cjs'] ?? 'none'),
      shared,
    );
  }

  #release(app: string): Release {
    const release = this.#releases.get(app);
    if (!release) throw new Error(`${app} is not live`);
    return release;
  }

  /** A development build keeps its version while its code changes: the file's time stands for it. */
  #runningVersion(app: string): string {
    const { version } = this.#release(app);
    if (version !== 'dev') return version;
    return String(statSync(path.join(this.#store.releaseFolder(app, version), 'server/server.cjs')).mtimeMs);
  }
}
