import type { Express } from 'express';
import request from 'supertest';
import { desc, eq } from '../src/database/drizzle.ts';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import { createFeed } from './feed-builder.ts';
import { loadOnce } from './loaded-before.ts';
import type { TestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';
import type { Database } from '../src/database/database.ts';
import { outboxMails } from '../src/database/schema/mail.ts';

/** Headers of a browser on the site; links in mails use its origin. */
export const FROM_THE_SITE = { host: 'localhost', origin: 'http://localhost' };

/** Two owners: Anne with properties 1 and 2, Bart with 3. Property 4 has no owner. */
export const feedWithOwners = () =>
  createFeed('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3 }, { ID: 4 }], {
    owners: [
      {
        Email: 'Anne@owners.example',
        FirstName: 'Anne',
        LastName: 'Lefèvre',
        language: 'fr',
        Properties: [1, 2],
      },
      {
        Email: 'bart@owners.example',
        FirstName: 'Bart',
        LastName: 'Wouters',
        language: 'nl',
        Properties: [3],
      },
    ],
  });

/** A client that acts as an owner's browser. */
export class OwnerBrowser {
  readonly #app: Express;
  readonly #database: Database;
  #cookie: string;

  constructor(app: Express, database: Database, cookie = '') {
    this.#app = app;
    this.#database = database;
    this.#cookie = cookie;
  }

  get cookie() {
    return this.#cookie;
  }

  async post(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await request(this.#app)
      .post(path)
      .set({ ...FROM_THE_SITE, cookie: this.#cookie, ...headers })
      .send(body);
    const set = ([response.headers['set-cookie'] ?? []].flat() as string[]).map(
      (line) => line.split(';')[0]!,
    );
    if (set.length) this.#cookie = set.join('; ');
    return response;
  }

  get(path: string) {
    return request(this.#app).get(path).set('cookie', this.#cookie);
  }

  signIn(email: string, password: string, headers?: Record<string, string>) {
    return this.post('/api/auth/sign-in', { email, password }, headers);
  }

  /** Requests a link by mail and returns its token. */
  async tokenFor(email: string): Promise<string> {
    await this.post('/api/auth/request-password-reset', { email });
    const [mail] = await this.#database
      .select({ text: outboxMails.text })
      .from(outboxMails)
      .where(eq(outboxMails.recipient, email))
      .orderBy(desc(outboxMails.createdAt))
      .limit(1);
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  async choosePassword(email: string, newPassword: string) {
    return this.post('/api/auth/reset-password', { token: await this.tokenFor(email), newPassword });
  }
}

interface Prepared {
  email: string;
  password: string;
  /** What the owner is named by. */
  feed?: Feed;
  /** By default the owner has signed in. */
  isSignedIn?: boolean;
}

/** By database: the cookie of each owner that was prepared in it. */
const cookies = new WeakMap<Database, Map<string, string>>();

/**
 * An owner who has chosen a password, in an empty database into which the feed is loaded first. Feed, password and session are made once for
 * the database, and put back before every other test: hashing a password twice and sending the mails takes longer than most tests.
 */
export async function preparedOwner(
  { database, config }: TestDatabase,
  { app, load }: Pick<TestApi, 'app' | 'load'>,
  { email, password, feed = feedWithOwners(), isSignedIn = true }: Prepared,
): Promise<OwnerBrowser> {
  const owner = { email, password, isSignedIn };
  const known = cookies.get(database) ?? new Map<string, string>();
  cookies.set(database, known);
  const key = JSON.stringify([feed, owner]);
  await loadOnce(database, config, [feed, owner], async () => {
    const browser = new OwnerBrowser(app, database);
    await load(feed);
    await browser.choosePassword(email, password);
    if (isSignedIn) await browser.signIn(email, password);
    known.set(key, browser.cookie);
  });
  return new OwnerBrowser(app, database, known.get(key));
}
