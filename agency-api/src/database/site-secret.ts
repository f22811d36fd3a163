import { randomBytes } from 'node:crypto';
import { eq } from './drizzle.ts';
import type { Database } from './database.ts';
import { siteSecrets } from './schema/forms.ts';

/** A random secret by its name: made at first use, then the same for every copy of the API on this database. */
export async function siteSecret(database: Database, name: string): Promise<string> {
  const known = await find(database, name);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  await database.insert(siteSecrets).values({ name, value }).onConflictDoNothing();
  return (await find(database, name))!;
}

async function find(database: Database, name: string): Promise<string | undefined> {
  const { value } = siteSecrets;
  const [secret] = await database.select({ value }).from(siteSecrets).where(eq(siteSecrets.name, name));
  return secret?.value;
}
