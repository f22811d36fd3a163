import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rows, type Database } from './database.ts';

/** A random secret by its name: made at first use, then the same for every copy of the API on this database. */
export async function siteSecret(database: Database, name: string): Promise<string> {
  await database.execute(sql`
    insert into site_secrets (name, value) values (${name}, ${randomBytes(32).toString('base64url')})
    on conflict (name) do nothing`);
  const [secret] = await rows<{ value: string }>(
    database,
    sql`select value from site_secrets where name = ${name}`,
  );
  return secret!.value;
}
