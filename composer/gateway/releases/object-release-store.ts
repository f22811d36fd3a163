import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import process from 'node:process';
import * as z from 'zod';
import type { Registry, Release } from '../../contract/release.ts';
import type { Objects, StoredObject } from './objects.ts';
import { outcomeSchema, withOutcomes } from './outcomes.ts';
import type { Outcome, Outcomes } from './outcomes.ts';
import { RegistryLog } from './registry-log.ts';
import type { Refusal } from './release-refused.ts';
import type { PublishedVersion, ReleaseStore, RunningGateway, StoredVersion } from './release-store.ts';
import { isBeingRemoved, REMOVAL_LIMIT } from './removing.ts';
import type { StoredRelease } from './snapshot.ts';

const gatewaySchema = z.object({
  id: z.string(),
  reads: z.array(z.number().int()),
  serves: z.record(z.string(), z.string()),
});

const OUTCOMES = '.outcomes/';
/** Bytes of an object that is read as outcomes, and how many of them: those that were written here are smaller. */
const LARGEST = 20_000;
const MOST = 200;

const gatewayKey = (id: string) => `.gateways/${id}.json`;

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
      const latest = listed.sort((one, other) => other.modified - one.modified).slice(0, MOST);
      const read = await Promise.all(latest.map((object) => this.#outcomesIn(object)));
      const known = withOutcomes(
        [],
        read.flatMap((outcomes) => outcomes.known),
      );
      const damaged = read.filter(({ isDamaged }) => isDamaged).length;
      return damaged ? { known, damage: `${damaged} of its files hold something else` } : { known };
    } catch (error) {
      return { known: [], damage: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
    }
  }

  async addOutcomes(outcomes: readonly Outcome[]): Promise<void> {
    const known = withOutcomes(this.#outcomes, outcomes);
    const byVersion = Map.groupBy(known, ({ app, version }) => `${app}/${version}`);
    for (const version of new Set(outcomes.map(({ app, version: of }) => `${app}/${of}`))) {
      const own = byVersion.get(version);
      if (own) await this.#objects.write(`${OUTCOMES}${version}/${this.#id}.json`, JSON.stringify(own));
    }
    // Only now: what was not taken is offered again.
    this.#outcomes = known;
  }

  announce(gateway: RunningGateway): Promise<void> {
    return this.#objects.write(gatewayKey(gateway.id), JSON.stringify(gateway));
  }

  withdraw(id: string): Promise<void> {
    return this.#objects.remove(gatewayKey(id));
  }

  async runningGateways(ms: number): Promise<RunningGateway[]> {
    const listed = await this.#objects.list('.gateways/');
    const read = listed
      .filter(({ key, modified }) => key.endsWith('.json') && Date.now() - modified <= ms)
      // One that cannot be read has ended just now.
      .map(async ({ key }) => [gatewaySchema.parse(JSON.parse((await this.#objects.read(key))!))]);
    return (await Promise.all(read.map((gateway) => gateway.catch(() => [])))).flat();
  }

  /** Whatever stands in it, what is no outcome is left out. Nothing of its text is told: who can write to the store could write to a terminal. */
  async #outcomesIn({ key, bytes }: StoredObject): Promise<{ known: Outcome[]; isDamaged: boolean }> {
    const stored = bytes > LARGEST ? undefined : parsed(await this.#objects.read(key));
    if (!Array.isArray(stored)) return { known: [], isDamaged: true };
    const read = stored.map((outcome) => outcomeSchema.safeParse(outcome));
    return {
      known: read.flatMap(({ data }) => data ?? []),
      isDamaged: read.some(({ success }) => !success),
    };
  }

  async #removeOutcomes(version: string): Promise<void> {
    for (const { key } of await this.#objects.list(`${OUTCOMES}${version}/`)) await this.#objects.remove(key);
  }
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
