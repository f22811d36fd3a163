import type { Express } from 'express';
import request from 'supertest';
import { desc, eq } from 'drizzle-orm';
import { feedOf } from './feed-builder.ts';
import type { Database } from '../src/database/database.ts';
import { outboxMails } from '../src/database/schema/mail.ts';

/** Headers of a browser on the site; links in mails use its origin. */
export const FROM_THE_SITE = { host: 'localhost', origin: 'http://localhost' };

/** Two owners: Anne with properties 1 and 2, Bart with 3. Property 4 has no owner. */
export const feedWithOwners = () =>
  feedOf('fr', [{ ID: 1 }, { ID: 2 }, { ID: 3 }, { ID: 4 }], {
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
  #cookie = '';

  constructor(app: Express, database: Database) {
    this.#app = app;
    this.#database = database;
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
