import { randomBytes } from 'node:crypto';
import { eq } from './drizzle.ts';
import type { Database } from './database.ts';
import { siteSecrets } from './schema/forms.ts';

/** A secret by its name: `first`, random by default, at first use, then the same for every copy of the API on this database. */
export async function siteSecret(
  database: Database,
  name: string,
  first = randomBytes(32).toString('base64url'),
): Promise<string> {
  const known = await knownSecret(database, name);
  if (known !== undefined) return known;
  await database.insert(siteSecrets).values({ name, value: first }).onConflictDoNothing();
  return (await knownSecret(database, name))!;
}

/** A secret by its name, where there is one already. */
export async function knownSecret(database: Database, name: string): Promise<string | undefined> {
  const { value } = siteSecrets;
  const [secret] = await database.select({ value }).from(siteSecrets).where(eq(siteSecrets.name, name));
  return secret?.value;
}
