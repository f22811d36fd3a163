import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../src/database/database.ts';

interface ExplainedQuery {
  /** What asks it. */
  asker: string;
  /** With places for values, and on one line. */
  statement: string;
  plan: string;
}

/** The queries that some work asks a database, each once, with the plans by which PostgreSQL answers them. */
export async function explainedQueries(
  databaseUrl: string,
  work: Readonly<Record<string, (watched: Database) => Promise<unknown>>>,
): Promise<ExplainedQuery[]> {
  const client = new pg.Pool({ connectionString: databaseUrl });
  const asked: { asker: string; text: string; values: unknown[] }[] = [];
  for (const [asker, ask] of Object.entries(work)) {
    const logQuery = (text: string, values: unknown[]) => void asked.push({ asker, text, values });
    await ask(drizzle({ client, logger: { logQuery } }));
  }
  const explained: ExplainedQuery[] = [];
  for (const { asker, text, values } of asked) {
    const statement = text.replace(/\s+/g, ' ').trim();
    if (!/^(select|with) /i.test(statement)) continue;
    if (explained.some((other) => other.statement === statement)) continue;
    const explain = {
      text: `explain (analyze, buffers, costs off) ${text}`,
      values,
      rowMode: 'array' as const,
    };
    const { rows } = await client.query<[string]>(explain);
    explained.push({ asker, statement, plan: rows.join('\n') });
  }
  await client.end();
  return explained;
}
