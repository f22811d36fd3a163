import { Gauge, type Registry } from 'prom-client';
import { sql } from './database/drizzle.ts';
import type { CurrentListings } from './catalogue/listings/current-listings.ts';
import type { Database } from './database/database.ts';
import type { CatalogueReads } from './catalogue/listings/read-model/catalogue-reads.ts';
import type { PoolFigures } from './database/open-database.ts';
import { feeds } from './database/schema/feed-lists.ts';
import type { Pictures } from './files/pictures/pictures.ts';
import { measureOutbox } from './mail/outbox-metrics.ts';

interface Measured {
  database: Database;
  /** Connections to the database. */
  pool?: PoolFigures | undefined;
  listings: Pick<CurrentListings, 'now'>;
  pictures: Pick<Pictures, 'queue'>;
  reads: Pick<CatalogueReads, 'answered'>;
}

/** Figures of what the site is made of. What the database cannot be asked for is missing meanwhile. */
export function measureSite(
  registry: Registry,
  { database, pool, listings, pictures, reads }: Measured,
): void {
  measureOutbox(registry, database);
  const registers = [registry];
  new Gauge({
    name: 'facade_import_age_seconds',
    help: 'Time since the last feed of a language was loaded, also one that changed nothing',
    labelNames: ['language'],
    registers,
    async collect() {
      const age = sql`extract(epoch from now() - ${feeds.loadedAt})`.mapWith(Number);
      const ages = await database
        .select({ language: feeds.language, age })
        .from(feeds)
        .catch(() => []);
      this.reset();
      for (const row of ages) this.set({ language: row.language }, row.age);
    },
  });
  new Gauge({
    name: 'facade_listings',
    help: 'Listings that the site has, those that are sold or rented included',
    registers,
    async collect() {
      const current = await listings.now().catch(() => undefined);
      if (current) this.set(current.data.columns.size);
      else this.remove();
    },
  });
  if (pool)
    states(registers, 'facade_database_connections', 'Connections to the database, by state', () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }));
  new Gauge({
    name: 'facade_catalogue_reads_total',
    help: 'Reads of the public catalogue since the start, by the server that answered',
    labelNames: ['server'],
    registers,
    collect() {
      for (const [server, count] of Object.entries(reads.answered)) this.set({ server }, count);
    },
  });
  states(registers, 'facade_pictures', 'Pictures that are computed now, or wait for it', pictures.queue);
}

/** Figures that are told apart by `state`, read when they are asked for. */
function states(registers: Registry[], name: string, help: string, read: () => Record<string, number>) {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, value] of Object.entries(read())) this.set({ state }, value);
    },
  });
}
