import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Column names with their SQL types, in order. */
export type StageColumns = Readonly<Record<string, string>>;

/** What a batch holds before it is written: few enough for bounded memory, enough for few round trips. */
const BATCH = 400;

/** A temporary table that is filled in batches and goes with its transaction. */
export class Stage<Columns extends StageColumns> {
  readonly name: string;
  readonly #columns: Columns;
  #batch: Record<keyof Columns, unknown>[] = [];

  constructor(name: string, columns: Columns) {
    this.name = name;
    this.#columns = columns;
  }

  async create(tx: Database, constraint = ''): Promise<void> {
    const columns = Object.entries(this.#columns).map(([name, type]) => `${name} ${type}`);
    const body = [...columns, ...(constraint ? [constraint] : [])].join(', ');
    await tx.execute(
      sql.raw(
        `create temporary table ${this.name} (${body}) with (toast_tuple_target = 8160) on commit drop`,
      ),
    );
  }

  async add(tx: Database, row: Record<keyof Columns, unknown>): Promise<void> {
    this.#batch.push(row);
    if (this.#batch.length >= BATCH) await this.flush(tx);
  }

  /** Writes what is left; the planner then knows the table's size. */
  async finish(tx: Database): Promise<void> {
    await this.flush(tx);
    await tx.execute(sql.raw(`analyze ${this.name}`));
  }

  async flush(tx: Database): Promise<void> {
    const batch = this.#batch;
    if (batch.length === 0) return;
    this.#batch = [];
    const columns = Object.entries(this.#columns);
    const arrays = columns.map(([name]) => sql`${sql.param(batch.map((row) => textOf(row[name])))}::text[]`);
    const casts = columns.map(([name, type]) => `${name}::${type}`).join(', ');
    const names = columns.map(([name]) => name).join(', ');
    await tx.execute(
      sql`insert into ${sql.raw(this.name)} select ${sql.raw(casts)} from unnest(${sql.join(arrays, sql`, `)}) as batch(${sql.raw(names)})`,
    );
  }
}

/** Drivers write arrays of texts alike, arrays of anything else not. */
function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}
