import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { siteSecret } from '../database/site-secret.ts';

const DAY = 86_400_000;
const TOKEN = /^([\w-]{1,300})\.([0-9a-z]{1,10})\.([\w-]{43})$/;

/** What a link of this kind opens; also names the secret that signs it. */
type LinkPurpose = 'uploads' | 'documents' | 'booked-visit' | 'preview';

/** A text that opens something until a day: its id, the day, and both signed. */
export async function expiringToken(
  database: Database,
  purpose: LinkPurpose,
  { id, days, now = Date.now() }: { id: string; days: number; now?: number },
): Promise<string> {
  const until = Math.floor((now + days * DAY) / 1000).toString(36);
  return `${id}.${until}.${signature(`${id}.${until}`, await siteSecret(database, purpose))}`;
}

/** What a token opens, or opened until its time was over; undefined for any other text. */
export async function idOfExpiringToken(
  database: Database,
  purpose: LinkPurpose,
  token: string,
  now = Date.now(),
): Promise<{ id: string; isExpired: boolean } | undefined> {
  const [, id = '', until = '', given = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return undefined;
  const right = Buffer.from(signature(`${id}.${until}`, await siteSecret(database, purpose)));
  const said = Buffer.from(given);
  if (said.length !== right.length || !timingSafeEqual(said, right)) return undefined;
  return { id, isExpired: parseInt(until, 36) * 1000 <= now };
}

const signature = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');
