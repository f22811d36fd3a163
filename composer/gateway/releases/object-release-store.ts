import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import process from 'node:process';
import * as z from 'zod';
import type { Registry, Release } from '../../contract/release.ts';
import type {
  Objects,
  StoredObject,
  PublishedVersion,
  ReleaseStore,
  RunningGateway,
  StoredVersion,
} from './release-store.ts';
import { isOfBrowsers, outcomeSchema, withOutcomes } from './outcomes.ts';
import type { Outcome, Outcomes } from './outcomes.ts';
import { DamagedFile, parseJson } from './parse-json.ts';
import { RegistryLog } from './registry-log.ts';
import type { Refusal } from './release-refused.ts';
import { isBeingRemoved, REMOVAL_LIMIT } from './history.ts';
import type { StoredRelease } from './snapshot.ts';

const gatewaySchema = z.object({
  id: z.string(),
  reads: z.array(z.number().int()),
  serves: z.record(z.string(), z.string()),
});

const OUTCOMES = '.outcomes/';
/** Bytes of an object that is read as outcomes: those that were written here are smaller. */
const LARGEST = 20_000;
/** Objects of each of these that are read, those that were written last. */
const MOST_OF_BROWSERS = 200;
/** Objects that are read at the same time. */
const READ_AT_ONCE = 100;
const OF_BROWSERS = ['.browser.json', '.vitals.json'];

const GATEWAYS = '.gateways/';
const gatewayKey = (id: string) => `${GATEWAYS}${id}.json`;
/** ms, by the clock of this machine, after which no gateway is behind an announcement. */
const ENDED_AFTER = 24 * 3_600_000;

/** A release store whose registry, outcomes and running gateways are small objects; where releases are is each adapter's own. */
export abstract class ObjectReleaseStore implements ReleaseStore {
  abstract readonly folder: string;
  protected readonly log: RegistryLog;
  readonly #objects: Objects;
  /** Of the process that excludes versions: no other writes its objects. */
  readonly #id = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  #outcomes: Outcome[] = [];

  /** @param report told of damage that the store goes on with */
  constructor(objects: Objects, report: (error: Error) => void) {
    this.#objects = objects;
    this.log = new RegistryLog(objects, report);
  }

  abstract registryStamp(fresh?: boolean): string | Promise<string>;
  abstract open(app: string, version: string): Promise<StoredRelease>;
  abstract add(build: string, release: Release): Promise<boolean>;
  abstract verify(app: string, version: string): Promise<Refusal[]>;
  abstract published(): Promise<Map<string, PublishedVersion[]>>;
  abstract bytes(app: string, version: string): Promise<number>;
  /** False when it is not there (any more). */
  protected abstract removeRelease(version: StoredVersion): Promise<boolean>;

  async readRegistry(): Promise<Registry> {
    return (await this.log.latest()).registry;
  }

  updateRegistry(change: (registry: Registry) => Registry | Promise<Registry>): Promise<void> {
    return this.log.update(change);
  }

  /** The registry says which are being removed, so that none of them is promoted meanwhile. */
  async remove(choose: (registry: Registry) => readonly StoredVersion[]): Promise<StoredVersion[]> {
    for (const { key, modified } of await this.#objects.list(GATEWAYS))
      if (isOfEnded(modified)) await this.#objects.remove(key);
    let chosen: Registry['removing'] = [];
    await this.updateRegistry((registry) => {
      const at = new Date().toISOString();
      chosen = choose(registry)
        .filter((version) => !isBeingRemoved(registry, version))
        .map(({ app, version }) => ({ app, version, at }));
      return { ...registry, removing: [...registry.removing, ...chosen] };
    });
    const removed: StoredVersion[] = [];
    try {
      for (const { app, version, at } of chosen) {
        // Later it may be live again.
        if (Date.now() - Date.parse(at) > REMOVAL_LIMIT / 2) break;
        if (!(await this.removeRelease({ app, version }))) continue;
        removed.push({ app, version });
        await this.#removeOutcomes(`${app}/${version}`);
      }
    } finally {
      await this.updateRegistry((registry) => ({
        ...registry,
        removing: registry.removing.filter(
          ({ app, version, at }) =>
            !chosen.some((one) => one.app === app && one.version === version && one.at === at),
        ),
      }));
    }
    return removed;
  }

  async readOutcomes(): Promise<Outcomes> {
    try {
      const listed = await this.#objects.list(OUTCOMES);
      const exclusions = listed.filter(({ key }) => !OF_BROWSERS.some((suffix) => key.endsWith(suffix)));
      const ofBrowsers = OF_BROWSERS.flatMap((suffix) =>
        listed
          .filter(({ key }) => key.endsWith(suffix))
          .sort((one, other) => other.modified - one.modified)
          .slice(0, MOST_OF_BROWSERS),
      );
      const objects = [...exclusions, ...ofBrowsers];
      const read: ReadOutcomes[] = [];
      for (let at = 0; at < objects.length; at += READ_AT_ONCE)
        read.push(
          ...(await Promise.all(
            objects.slice(at, at + READ_AT_ONCE).map((object) => this.#outcomesIn(object)),
          )),
        );
      const known = withOutcomes(
        [],
        read.flatMap((outcomes) => outcomes.known),
      );
      const damaged = read.filter(({ isDamaged }) => isDamaged).length;
      const unread = read.filter(({ error }) => error);
      const damage = [
        ...(damaged ? [`${damaged} of its files hold something else`] : []),
        ...(unread.length ? [`${unread.length} of its files cannot be read: ${unread[0]!.error}`] : []),
      ].join('; ');
      return damage ? { known, damage } : { known };
    } catch (error) {
      return { known: [], damage: `cannot be read: ${printable(error)}` };
    }
  }

  async addOutcomes(outcomes: readonly Outcome[]): Promise<void> {
    const known = withOutcomes(this.#outcomes, outcomes);
    // What browsers tell, of which much comes, has objects of its own: they are read up to a limit.
    const toKey = outcomeKey(this.#id);
    const byKey = Map.groupBy(known, toKey);
    for (const key of new Set(outcomes.map(toKey))) {
      const own = byKey.get(key);
      if (own) await this.#objects.write(key, JSON.stringify(own));
    }
    // Only now: what was not taken is offered again.
    this.#outcomes = known;
  }

  async addGatewayOutcomes(gateway: string, outcomes: readonly Outcome[]): Promise<void> {
    const written: [key: string, text: string][] = [];
    for (const [key, added] of Map.groupBy(outcomes, outcomeKey(gateway))) {
      const beside = await this.#objects.list(key.slice(0, key.lastIndexOf('/') + 1));
      const object = beside.find((listed) => listed.key === key);
      const { known, error } = object ? await this.#outcomesIn(object) : { known: [], error: undefined };
      if (error) throw new Error(error);
      written.push([key, JSON.stringify(withOutcomes(known, added))]);
    }
    // Only now: counts of a part that was written would be added again with all of it.
    for (const [key, text] of written) await this.#objects.write(key, text);
  }

  announce(gateway: RunningGateway): Promise<void> {
    return this.#objects.write(gatewayKey(gateway.id), JSON.stringify(gateway));
  }

  withdraw(id: string): Promise<void> {
    return this.#objects.remove(gatewayKey(id));
  }

  /** Ages are by the clock of the store, as an object that is written now tells: that of this machine may be wrong. */
  async runningGateways(ms: number): Promise<RunningGateway[]> {
    const clock = `${GATEWAYS}${randomUUID()}.clock`;
    await this.#objects.write(clock, '');
    const listed = await this.#objects.list(GATEWAYS).finally(() => this.#objects.remove(clock));
    const now = Math.max(...listed.map(({ modified }) => modified));
    const announced = listed.filter(({ key }) => key.endsWith('.json'));
    const read = announced
      .filter(({ modified }) => now - modified <= ms)
      .map(async ({ key }) => {
        const text = await this.#objects.read(key);
        // It has ended since it was listed.
        if (text === undefined) return [];
        const parsed = parseJson(gatewaySchema, text);
        if (parsed.fault === undefined) return [parsed.data];
        throw new DamagedFile(`A file of ${GATEWAYS} announces no gateway: ${parsed.fault}`);
      });
    return (await Promise.all(read)).flat();
  }

  /** Whatever stands in it, what is no outcome is left out. Nothing of its text is told: who can write to the store could write to a terminal. */
  async #outcomesIn({ key, bytes }: StoredObject): Promise<ReadOutcomes> {
    if (bytes > LARGEST) return { known: [], isDamaged: true };
    try {
      const text = await this.#objects.read(key);
      // Removed since it was listed, with its version.
      if (text === undefined) return { known: [] };
      const stored = parsed(text);
      if (!Array.isArray(stored)) return { known: [], isDamaged: true };
      const read = stored.map((outcome) => outcomeSchema.safeParse(outcome));
      return {
        known: read.flatMap(({ data }) => data ?? []),
        isDamaged: read.some(({ success }) => !success),
      };
    } catch (error) {
      return { known: [], error: printable(error) };
    }
  }

  async #removeOutcomes(version: string): Promise<void> {
    for (const { key } of await this.#objects.list(`${OUTCOMES}${version}/`)) await this.#objects.remove(key);
  }
}

const outcomeKey = (by: string) => (outcome: Outcome) =>
  `${OUTCOMES}${outcome.app}/${outcome.version}/${by}${isOfBrowsers(outcome) ? `.${outcome.kind}.json` : '.json'}`;

const isOfEnded = (modified: number) => Date.now() - modified > ENDED_AFTER;

interface ReadOutcomes {
  known: Outcome[];
  isDamaged?: boolean;
  /** Why it could not be read. */
  error?: string;
}

/** A message may have a key that others wrote. */
const printable = (error: unknown) => (error as Error).message.replaceAll(/\p{Cc}/gu, ' ').slice(0, 300);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
