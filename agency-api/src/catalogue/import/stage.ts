import sanitizeHtml from 'sanitize-html';
import type { UnknownKey } from 'shared-kit/contracts/feed/feed';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';

/** Column names with their SQL types, in order. */
type StageColumns = Readonly<Record<string, string>>;

/** Size of a batch: small enough for bounded memory and short statements, large enough for few round trips. */
const BATCH = 200;

/** A temporary table that is filled in batches and dropped with the load's transaction. */
export class Stage<Columns extends StageColumns> {
  readonly name: string;
  readonly #columns: Columns;
  #batch: Record<keyof Columns, unknown>[] = [];

  constructor(name: string, columns: Columns) {
    this.name = name;
    this.#columns = columns;
  }

  /** Creates the table anew. */
  async create(database: Database, constraint = ''): Promise<void> {
    const columns = Object.entries(this.#columns).map(([name, type]) => `${name} ${type}`);
    const body = [...columns, ...(constraint ? [constraint] : [])].join(', ');
    await database.execute(sql.raw(`drop table if exists pg_temp.${this.name}`));
    await database.execute(
      sql.raw(
        `create temporary table ${this.name} (${body}) with (toast_tuple_target = 8160) on commit drop`,
      ),
    );
  }

  async add(database: Database, row: Record<keyof Columns, unknown>): Promise<void> {
    this.#batch.push(row);
    if (this.#batch.length >= BATCH) await this.flush(database);
  }

  /** Writes the last batch, and collects statistics of size and IDs, which are all that the planner needs. */
  async finish(database: Database): Promise<void> {
    await this.flush(database);
    const [id] = Object.keys(this.#columns);
    await database.execute(sql.raw(`analyze ${this.name} (${id})`));
  }

  async flush(database: Database): Promise<void> {
    const batch = this.#batch;
    if (batch.length === 0) return;
    this.#batch = [];
    const columns = Object.entries(this.#columns);
    const texts = batch.map((row) => columns.map(([name]) => toText(row[name])));
    const arrays = columns.map((_, at) => sql`${sql.param(texts.map((row) => row[at]))}::text[]`);
    const casts = columns.map(([name, type]) => `${name}::${type}`).join(', ');
    const names = columns.map(([name]) => name).join(', ');
    await database.execute(
      sql`insert into ${sql.raw(this.name)} select ${sql.raw(casts)} from unnest(${sql.join(arrays, sql`, `)}) as batch(${sql.raw(names)})`,
    );
  }
}

/** Drivers encode arrays of texts in the same way, but not arrays of other types. */
function toText(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'h2', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/** Sanitises HTML of a feed: only text, its structure and plain links remain. */
export function cleanHtml(html: string): string {
  const isPlain = !/[<>&"]/.test(html);
  return isPlain ? html : sanitizeHtml(html, ALLOWED);
}

/** The unknown keys, as JSON by path; null when there are none. */
export function unknownKeysColumn(keys: UnknownKey[]): string | null {
  return keys.length > 0
    ? JSON.stringify(Object.fromEntries(keys.map(({ path, value }) => [path, value])))
    : null;
}
