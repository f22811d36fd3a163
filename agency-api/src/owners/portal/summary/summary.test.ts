import { beforeEach, expect, test } from '@jest/globals';
import { like, sql } from '../../../database/drizzle.ts';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { OwnerBrowser, preparedOwner } from '../../../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { outboxMails } from '../../../database/schema/mail.ts';
import { ownerSummaries } from '../../../database/schema/owner-summaries.ts';
import { vocabularySource } from '../../../catalogue/listings/vocabulary/vocabulary.ts';
import { queueDueSummaries } from './queue-summaries.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';
/** Monday, at eight in Belgium in winter; the week of the choice is an earlier one. */
const MONDAY = new Date('2036-11-24T07:00:00Z');
const at = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);

describeOnDatabase('the weekly summary', (given) => {
  let api: TestApi;
  let anne: OwnerBrowser;
  beforeEach(async () => {
    api = testApi(given);
    anne = await preparedOwner(given, api, { email: ANNE, password: PASSWORD });
  });
  const choose = (isWanted: unknown, headers?: Record<string, string>) =>
    anne.post('/api/owner/summary', { isWanted }, headers);
  const queue = (now: Date) =>
    queueDueSummaries(
      { ...given, database: given.database, vocabularyNow: vocabularySource(given.database, given.config) },
      now,
    );
  const mails = () =>
    given.database
      .select({ recipient: outboxMails.recipient, text: outboxMails.text })
      .from(outboxMails)
      .where(like(outboxMails.subject, 'Votre semaine%'));

  test('is sent to nobody who did not ask for it', async () => {
    expect((await anne.get('/api/owner/summary').expect(200)).body).toEqual({ isWanted: false });
    expect(await queue(at(0))).toBe(0);
  });

  test('leaves once a week from Monday at eight on, whatever processes look for it', async () => {
    expect((await choose(true)).body).toEqual({ isWanted: true });
    await choose(true);
    expect(await queue(at(-0.1))).toBe(0);
    const queued = await Promise.all([queue(at(0)), queue(at(0)), queue(at(50))]);
    expect(queued.reduce((sum, count) => sum + count)).toBe(1);
    expect(await queue(at(6 * 24))).toBe(0);
    expect(await queue(at(7 * 24))).toBe(1);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([ANNE, ANNE]);
  });

  test('does not come in the week in which it was asked for', async () => {
    await choose(true);
    expect(await queue(new Date())).toBe(0);
  });

  test('tells the visits of the last week and the one before, of own properties only', async () => {
    await given.database.execute(sql`insert into property_visits values
      (1, '2036-11-17', 3), (1, '2036-11-23', 4), (1, '2036-11-16', 5), (1, '2036-11-24', 99), (3, '2036-11-20', 88)`);
    await choose(true);
    await queue(at(0));
    const text = (await mails())[0]!.text;
    expect(text).toContain('7 (la semaine d’avant : 5)');
    expect(text).toContain('http://localhost/fr/owner/');
    expect(text).not.toMatch(/ (99|88) \(|A3/);
  });

  test('ends when the owner says so, or is no owner any more', async () => {
    await choose(true);
    expect((await choose(false)).body).toEqual({ isWanted: false });
    expect(await queue(at(0))).toBe(0);
    await choose(true);
    await api.load(createFeed('fr', [{ ID: 1 }], { owners: [] }));
    expect(await queue(at(0))).toBe(0);
  });

  test('is chosen by the owner alone, on this site', async () => {
    expect((await choose(true, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await choose('yes')).status).toBe(422);
    const stranger = new OwnerBrowser(api.app, given.database);
    expect((await stranger.post('/api/owner/summary', { isWanted: true })).status).toBe(401);
    expect(await given.database.$count(ownerSummaries)).toBe(0);
  });
});
