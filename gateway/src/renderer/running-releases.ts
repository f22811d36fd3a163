import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition, ExposeRef, Messages } from 'shared-kit/contracts/boot';
import type { ShellServer } from 'shared-kit/contracts/render';
import type { Language } from 'shared-kit/domain/languages';
import { deepFreeze } from '../deep-freeze.ts';
import type { AppCode } from '../renderer-channel/messages.ts';
import { KeptMarkup } from './kept-markup.ts';
import { runServerCode } from './run-server-code.ts';

type RemoteServer = { exposes: Record<string, unknown> };

/** Told before and after code of a release runs. */
export interface LoadObserver {
  loading(app: AppCode): void;
  loaded(app: AppCode): void;
}

/**
 * One consistent set of live releases with their running server code. A request keeps the set that it began with; when
 * no request holds an old one any more, its code is freed. Remotes are dropped together with the shell that gave them React.
 */
export class RunningReleases {
  readonly composition: Composition;
  /** Where browsers find it. */
  readonly compositionFile: string;
  readonly keptMarkup = new KeptMarkup();
  readonly #apps: Map<string, AppCode>;
  readonly #observer: LoadObserver;
  readonly #remotes = new Map<string, { revision: string; server: RemoteServer }>();
  readonly #messages = new Map<string, Promise<Messages>>();
  #shell: { revision: string; server: ShellServer } | undefined;

  constructor(
    {
      composition,
      compositionFile,
      apps,
    }: Pick<RunningReleases, 'composition' | 'compositionFile'> & { apps: AppCode[] },
    observer: LoadObserver,
    previous?: RunningReleases,
  ) {
    this.composition = deepFreeze(composition);
    this.compositionFile = compositionFile;
    this.#apps = new Map(apps.map((app) => [app.name, app]));
    this.#observer = observer;
    if (previous) this.#takeOver(previous);
  }

  /** Throws when the app is not live. */
  app(name: string): AppCode {
    const app = this.#apps.get(name);
    if (!app) throw new Error(`${name} is not live`);
    return app;
  }

  /** The shell's server code; throws when it cannot run. */
  shell(): ShellServer {
    this.#shell ??= { revision: this.app('shell').revision, server: this.#run('shell', {}) as ShellServer };
    return this.#shell.server;
  }

  /** An expose of a remote; throws when the remote cannot run or lacks it. */
  expose({ remote, expose }: ExposeRef): unknown {
    const { revision, version } = this.app(remote);
    let running = this.#remotes.get(remote);
    if (!running) {
      running = { revision, server: this.#run(remote, this.shell().shared) as RemoteServer };
      this.#remotes.set(remote, running);
    }
    const code = running.server.exposes[expose];
    if (!code) throw new Error(`${remote} ${version} has no ${expose}`);
    return code;
  }

  /** Translations of an app in a language, or of an expose that has its own. */
  messages(name: string, language: Language, expose = ''): Promise<Messages> {
    const app = this.app(name);
    const file = path.join(app.folder, 'web', (app.ofExposes[expose] ?? app.messages)[language]);
    const known =
      this.#messages.get(file) ??
      readFile(file, 'utf8').then((json) => deepFreeze(JSON.parse(json) as Messages));
    if (app.version !== 'dev') this.#messages.set(file, known);
    known.catch(() => this.#messages.delete(file));
    return known;
  }

  #takeOver(previous: RunningReleases) {
    if (previous.#shell?.revision !== this.#apps.get('shell')?.revision) return;
    this.#shell = previous.#shell;
    for (const [remote, running] of previous.#remotes)
      if (this.#apps.get(remote)?.revision === running.revision) this.#remotes.set(remote, running);
  }

  #run(name: string, shared: Record<string, unknown>): unknown {
    const app = this.app(name);
    this.#observer.loading(app);
    try {
      return runServerCode(app, shared);
    } finally {
      this.#observer.loaded(app);
    }
  }
}
