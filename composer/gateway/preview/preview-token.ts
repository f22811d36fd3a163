import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { isAppName, isVersion } from '../../contract/release.ts';
import type { StoredVersion } from '../releases/release-store.ts';

/** Versions that one preview shows in the place of the live ones. */
export const MOST_PREVIEWED = 20;
/** Characters of a token; a longer one is not looked at. */
const LONGEST = 4_000;
/** So that a key that signs something else besides makes no previews by it. */
const PURPOSE = 'release-preview.';

/** What a preview shows, and until when. */
export interface Preview {
  releases: readonly StoredVersion[];
  /** When it ends, as `Date.now()` tells it. */
  until: number;
}

/** Pairs, as the names of apps are no keys that a program may trust. */
const schema = z.strictObject({
  releases: z
    .array(z.tuple([z.string().refine(isAppName), z.string().refine(isVersion)]))
    .min(1)
    .max(MOST_PREVIEWED)
    .refine((pairs) => new Set(pairs.map(([app]) => app)).size === pairs.length),
  until: z.int().positive(),
});

const TOKEN = /^([\w-]+)\.([\w-]{43})$/;

/** The token of a preview: who has it sees these versions until it ends. */
export function signPreview({ releases, until }: Preview, key: string): string {
  const pairs = releases.map(({ app, version }) => [app, version]);
  const payload = Buffer.from(JSON.stringify({ releases: pairs, until })).toString('base64url');
  return `${payload}.${computeSignature(payload, key).toString('base64url')}`;
}

/** What a token is for; undefined for one that another key has signed, that has ended, or that is no token. */
export function readPreview(token: string, key: string, now = Date.now()): Preview | undefined {
  const [, payload, signature] = (token.length <= LONGEST && TOKEN.exec(token)) || [];
  if (!payload || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), computeSignature(payload, key))) return undefined;
  const { data } = schema.safeParse(parsed(payload));
  if (!data || data.until <= now) return undefined;
  return { releases: data.releases.map(([app, version]) => ({ app, version })), until: data.until };
}

const computeSignature = (payload: string, key: string) =>
  createHmac('sha256', key)
    .update(PURPOSE + payload)
    .digest();

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
}
