import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';
import { copyBinaries, findBinaries, linkLibraries, type Binaries } from './binaries.ts';
import { findServerUser, mayRun, type ServerUser } from './server-user.ts';

const SUPERUSER = 'postgres';
/** File in the database folder, beside PostgreSQL's own; initdb makes the folder 0700. */
const PASSWORD_FILE = 'facade.password';
/** s that a start or stop may take: after a crash it first does what was left undone. */
const START_WITHIN = '60';

/** How a server ends: `fast` after what is under way was broken off, `immediate` as in a crash. */
export type StopMode = 'fast' | 'immediate';

export interface FolderOptions {
  /** Settings of PostgreSQL. */
  settings?: Readonly<Record<string, string>>;
  /** False for tests: the files need not survive a crash of the machine. */
  isDurable?: boolean;
}

const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Tests end before it would be of use.
  autovacuum: 'off',
};

/** Set for every server: our queries are over before they were compiled to machine code. */
const ALWAYS = { jit: 'off', log_checkpoints: 'off' };

/** What a running server has written down of itself. */
interface RunningServer {
  pid: number;
  port: number;
}

/** A folder with the files of a PostgreSQL server, which can be started and stopped. It listens on the loopback interface only. */
export class PostgresFolder {
  readonly #folder: string;
  readonly #binaries: Binaries;
  readonly #user: ServerUser | undefined;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #isDurable: boolean;

  private constructor(folder: string, given: Claimed, { settings = {}, isDurable = true }: FolderOptions) {
    this.#folder = folder;
    this.#binaries = given.binaries;
    this.#user = given.user;
    this.#environment = { ...process.env, LC_ALL: 'C', ...given.environment };
    this.#settings = { ...ALWAYS, ...(isDurable ? {} : NOT_DURABLE), ...settings };
    this.#isDurable = isDurable;
  }

  /**
   * Opens a folder, and makes an empty database in it where there is none. Throws `StartError` where this system or this user cannot,
   * and for a folder of another major version.
   */
  static async open(folder: string, options: FolderOptions = {}): Promise<PostgresFolder> {
    const opened = new PostgresFolder(folder, await claim(folder, findBinaries()), options);
    await opened.#prepare();
    return opened;
  }

  /** Where PostgreSQL keeps its files. */
  get dataFolder(): string {
    return path.join(this.#folder, 'data');
  }

  get #log(): string {
    return path.join(this.#folder, 'server.log');
  }

  /** The address of a database of a server that listens on this port. */
  async url(port: number, database = 'postgres'): Promise<string> {
    const password = await readFile(path.join(this.dataFolder, PASSWORD_FILE), 'utf8');
    return `postgresql://${SUPERUSER}:${password.trim()}@127.0.0.1:${port}/${database}`;
  }

  /** What the file of a server says that runs, or that was killed. */
  async noted(): Promise<RunningServer | undefined> {
    const file = await readFile(path.join(this.dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid, , , port] = file.split('\n').map(Number);
    return pid && port ? { pid, port } : undefined;
  }

  /** Starts the server, detached from this process. Throws its last words when it does not start. */
  async start(port: number): Promise<void> {
    const settings = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      ...this.#settings,
    };
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    await writeFile(this.#log, '', { flag: 'a' });
    await giveTo(this.#user, this.#log);
    const before = (await readFile(this.#log)).length;
    try {
      await this.#run('pg_ctl', [
        'start',
        '--wait',
        '-t',
        START_WITHIN,
        '-l',
        this.#log,
        '-o',
        flags.join(' '),
      ]);
    } catch (cause) {
      const said = (await readFile(this.#log)).subarray(before).toString('utf8').trim();
      throw new StartError(`PostgreSQL did not start:\n${said || (cause as Error).message}`, { cause });
    }
  }

  /** Stops the server, whoever started it. */
  async stop(mode: StopMode = 'fast'): Promise<void> {
    await this.#run('pg_ctl', ['stop', '--wait', '-t', START_WITHIN, '-m', mode]);
  }

  /**
   * Forgets a killed server whose number another program has by now, or that nobody has noticed to be dead, as in a container without
   * an init process: PostgreSQL would take it for one that runs.
   */
  async forgetKilled({ pid }: RunningServer): Promise<void> {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    if (status && (!/^Name:\s+postgres$/m.test(status) || /^State:\s+Z/m.test(status)))
      await rm(path.join(this.dataFolder, 'postmaster.pid'), { force: true });
  }

  async #prepare(): Promise<void> {
    const version = await readFile(path.join(this.dataFolder, 'PG_VERSION'), 'utf8').catch(() => undefined);
    if (version === undefined) return this.#initialise();
    if (version.trim() === this.#binaries.major) return;
    throw new StartError(
      `The database in ${this.dataFolder} is of PostgreSQL ${version.trim()}, and the site brings PostgreSQL ${this.#binaries.major}; nothing was changed. ` +
        `Move the folder away to begin with an empty one and import again, or run it with PostgreSQL ${version.trim()} and set DATABASE_URL.`,
    );
  }

  /** Made under another name: a folder with the right name is whole. */
  async #initialise(): Promise<void> {
    const draft = path.join(this.#folder, `draft-${randomUUID()}`);
    const password = `${draft}.password`;
    try {
      await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
      await giveTo(this.#user, password);
      await this.#run('initdb', [
        `--username=${SUPERUSER}`,
        `--pwfile=${password}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Letters of every language have capitals, on every system alike.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(this.#isDurable ? [] : ['--no-sync']),
        `--pgdata=${draft}`,
      ]);
      await rename(password, path.join(draft, PASSWORD_FILE));
      await rename(draft, this.dataFolder);
    } catch (cause) {
      await Promise.all([draft, password].map((place) => rm(place, { recursive: true, force: true })));
      // Another process was faster.
      if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(String((cause as NodeJS.ErrnoException).code))) return;
      throw new StartError(`PostgreSQL could not be set up in ${this.#folder}:\n${formatOutput(cause)}`, {
        cause,
      });
    }
  }

  async #run(program: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
    const folder = program === 'pg_ctl' ? ['-D', this.dataFolder] : [];
    await promisify(execFile)(this.#binaries.program(program), [...args, ...folder], {
      ...this.#user,
      env: this.#environment,
      // The folder of this process may be closed to the server's user.
      cwd: this.#folder,
    });
  }
}

interface Claimed {
  binaries: Binaries;
  user: ServerUser | undefined;
  /** In which the programs find their libraries. */
  environment: NodeJS.ProcessEnv;
}

/** Makes the folder, for the server's user alone. */
async function claim(folder: string, installed: Binaries): Promise<Claimed> {
  try {
    await mkdir(folder, { recursive: true });
    const user = await findServerUser(folder);
    await giveTo(user, folder);
    await chmod(folder, 0o700);
    // The site of root may stand in a folder of root alone, as in most containers.
    const isOpen = !user || (await mayRun(user, installed.program('postgres')));
    const binaries = isOpen ? installed : await copyBinaries(installed, folder);
    const environment = await linkLibraries(binaries, path.join(folder, 'libraries'));
    return { binaries, user, environment };
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(
      `The folder ${folder} cannot be used for a database (${(cause as Error).message}). Start the site as the user whom it belongs to, ` +
        'name another folder with AGENCY_DATA, or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
}

async function giveTo(user: ServerUser | undefined, place: string): Promise<void> {
  if (user) await chown(place, user.uid, user.gid);
}

function formatOutput(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return stderr?.trim() || String(message ?? error);
}
