import { LRUCache } from 'lru-cache';
import type { Composition, ExposeRef, Messages } from '../../contract/boot.ts';
import type { RemoteServer, ServerMessages, ShellServer } from '../../contract/render.ts';
import type { Language } from '../../contract/register.ts';
import { deepFreeze } from '../deep-freeze.ts';
import type { AppCode } from '../renderer-channel/messages.ts';
import { bundledMessages, runServerCode } from './run-server-code.ts';
import { guardModules } from './guarded-modules.ts';
import type { GuardedModules } from './guarded-modules.ts';

/** Told before and after code of a release runs. */
interface LoadObserver {
  loading(app: AppCode): void;
  loaded(app: AppCode, releases: RunningReleases): void;
}

interface RunningShell {
  revision: string;
  server: ShellServer;
  shared: GuardedModules;
}

/**
 * One consistent set of releases with their running server code. A request keeps the set that it began with; when
 * no request holds an old one any more, its code is freed. Sets with the same shell share all code of the same revision, which runs once;
 * remotes are dropped together with the shell that gave them React.
 */
export class RunningReleases {
  readonly composition: Composition;
  /** Where browsers find it. */
  readonly compositionPaths: Record<Language, string>;
  readonly cachedMarkup = new MarkupCache();
  readonly #apps: Map<string, AppCode>;
  readonly #observer: LoadObserver;
  readonly #remotes = new Map<string, { revision: string; server: RemoteServer }>();
  readonly #others: () => Iterable<RunningReleases>;
  #shell: RunningShell | undefined;

  /** @param others sets that this process has besides: what runs in them runs in this one too */
  constructor(
    {
      composition,
      compositionPaths,
      apps,
    }: Pick<RunningReleases, 'composition' | 'compositionPaths'> & { apps: AppCode[] },
    observer: LoadObserver,
    others: () => Iterable<RunningReleases> = () => [],
  ) {
    this.composition = deepFreeze(composition);
    this.compositionPaths = compositionPaths;
    this.#apps = new Map(apps.map((app) => [app.name, app]));
    this.#observer = observer;
    this.#others = others;
    this.#takeOver();
  }

  /** Throws when the app is not live. */
  app(name: string): AppCode {
    const app = this.#apps.get(name);
    if (!app) throw new Error(`${name} is not live`);
    return app;
  }

  /** The shell's server code; throws when it cannot run. */
  shell(): ShellServer {
    return this.#runningShell().server;
  }

  /** What code of a remote has changed of that which the shell shares; not while a page is being rendered. */
  sharedDifference(): string | undefined {
    return this.#shell?.shared.difference();
  }

  /** An expose of a remote; throws when the remote cannot run or lacks it. */
  expose({ remote, expose }: ExposeRef): unknown {
    const { version } = this.app(remote);
    const code = this.#runningRemote(remote).exposes[expose];
    if (!code) throw new Error(`${remote} ${version} has no ${expose}`);
    return code;
  }

  /** Translations of an app in a language, or of an expose that has its own; throws when the app cannot run or lacks them. */
  messages(name: string, language: Language, expose?: string): Messages {
    const { messages } = name === 'shell' ? this.shell() : this.#runningRemote(name);
    const found = bundledMessages(messages, language, expose);
    if (!found) throw new Error(`${name} ${this.app(name).version} has no translations in "${language}"`);
    return found;
  }

  #runningRemote(name: string): RemoteServer {
    const { revision } = this.app(name);
    const running = this.#remotes.get(name);
    if (running) return running.server;
    const { shared } = this.#runningShell();
    const known = this.#remoteOfOthers(name);
    const server = known?.server ?? (this.#run(name, shared.modules) as RemoteServer);
    this.#remotes.set(name, { revision, server });
    return server;
  }

  #runningShell() {
    this.#shell ??= this.#shellOfOthers();
    if (!this.#shell) {
      const server = this.#run('shell', {}) as ShellServer;
      this.#shell = { revision: this.app('shell').revision, server, shared: guardModules(server.shared) };
    }
    return this.#shell;
  }

  /** What runs already in other sets, which may be dropped before this one is rendered with. */
  #takeOver() {
    this.#shell = this.#shellOfOthers();
    if (!this.#shell) return;
    for (const name of this.#apps.keys()) {
      const running = this.#remoteOfOthers(name);
      if (running) this.#remotes.set(name, running);
    }
  }

  #shellOfOthers(): RunningShell | undefined {
    const revision = this.#apps.get('shell')?.revision;
    for (const other of this.#others()) if (other.#shell?.revision === revision) return other.#shell;
    return undefined;
  }

  /** Of those that have the very same shell: a remote of another one has another React. */
  #remoteOfOthers(name: string) {
    const revision = this.#apps.get(name)?.revision;
    for (const other of this.#others()) {
      const running = other.#shell === this.#shell ? other.#remotes.get(name) : undefined;
      if (running?.revision === revision) return running;
    }
    return undefined;
  }

  #run(name: string, shared: Record<string, unknown>): unknown {
    const app = this.app(name);
    this.#observer.loading(app);
    try {
      return frozenMessages(runServerCode(app, shared));
    } finally {
      this.#observer.loaded(app, this);
    }
  }
}

/** Pages of all visitors share the translations, and code of other remotes gets at them. */
function frozenMessages<Server>(server: Server): Server {
  deepFreeze((server as { messages?: ServerMessages } | undefined)?.messages);
  return server;
}

/** Characters of markup and keys at most: some hundred cards. */
const ROOM = 4_000_000;

/** Markup that pages of one set of releases share, rendered once; what no page asked for lately makes room. */
export class MarkupCache {
  readonly #kept: LRUCache<string, string>;

  constructor(room = ROOM) {
    this.#kept = new LRUCache({
      maxSize: room,
      sizeCalculation: (markup, key) => markup.length + key.length,
    });
  }

  /** What `render` gave for this key before, or gives now; what it throws is not kept. */
  get(key: string, render: () => string): string {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const markup = render();
    this.#kept.set(key, markup);
    return markup;
  }
}
