import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { siteSecret } from '../database/site-secret.ts';
import { ApiFault } from '../http/api-fault.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What the links of a demand's mails carry instead of an account: its id, signed. It holds as long as the demand does. */
export async function demandToken(database: Database, id: string): Promise<string> {
  return `${id}.${signature(id, await siteSecret(database, 'demands'))}`;
}

/** The demand that a token is of. Throws `ApiFault` 422 on the field `token` for any other text. */
export async function demandOfToken(database: Database, token: string): Promise<string> {
  const [id = '', given = ''] = token.split('.');
  if (UUID.test(id) && isSame(given, signature(id, await siteSecret(database, 'demands')))) return id;
  throw unknownToken();
}

export const unknownToken = () =>
  new ApiFault('invalid-input', [{ field: 'token', rule: 'of a mail', messageKey: 'invalid' }]);

const signature = (id: string, secret: string) => createHmac('sha256', secret).update(id).digest('base64url');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
