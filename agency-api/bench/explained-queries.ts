import { sql, type SQL } from 'drizzle-orm';
import { rows, type Database } from '../src/database/database.ts';

export interface ExplainedQuery {
  /** What asks it. */
  asker: string;
  statement: string;
  plan: string;
}

type Executed = (query: SQL) => Promise<unknown>;

/** The queries that some work asks the database, each once, with the plans by which PostgreSQL answers them. */
export async function explainedQueries(
  database: Database,
  work: Readonly<Record<string, (watched: Database) => Promise<unknown>>>,
): Promise<ExplainedQuery[]> {
  const asked: { asker: string; query: SQL }[] = [];
  for (const [asker, ask] of Object.entries(work))
    await ask(watchedDatabase(database, (query) => asked.push({ asker, query })));
  const explained: ExplainedQuery[] = [];
  for (const { asker, query } of asked) {
    const statement = statementOf(database, query);
    if (explained.some((other) => other.statement === statement)) continue;
    explained.push({ asker, statement, plan: await planOf(database, query) });
  }
  return explained;
}

function watchedDatabase(database: Database, seen: (query: SQL) => void): Database {
  const execute: Executed = (query) => {
    seen(query);
    return database.execute(query);
  };
  return new Proxy(database, {
    get: (target, key) => (key === 'execute' ? execute : Reflect.get(target, key, target)),
  });
}

async function planOf(database: Database, query: SQL): Promise<string> {
  const lines = await rows<{ 'QUERY PLAN': string }>(
    database,
    sql`explain (analyze, buffers, costs off) ${query}`,
  );
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

/** With places for values, and on one line. */
function statementOf(database: Database, query: SQL): string {
  const { dialect } = database as unknown as { dialect: { sqlToQuery(query: SQL): { sql: string } } };
  return dialect.sqlToQuery(query).sql.replace(/\s+/g, ' ').trim();
}
