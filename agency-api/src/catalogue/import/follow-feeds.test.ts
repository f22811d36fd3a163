import { beforeEach, expect, test } from '@jest/globals';
import { like, sql } from '../../database/drizzle.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { feedWithOwners, OwnerBrowser } from '../../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { vocabularySource } from '../listings/vocabulary/vocabulary.ts';
import { queueDueSummaries } from '../../owners/portal/summary/summary-worker.ts';

const ANNE = 'anne@owners.example';
const NEW = 'anne@new.example';
const PASSWORD = 'a garden with pear trees';
const EPC = { Code: 'epc', Name: 'Certificat PEB' };
const MONDAY = new Date('2036-11-24T07:00:00Z');

/** Anne's dossiers by the e-mail that the feed has of her, beside Bart's. */
function feedNaming(dossiers: Record<string, number[]>) {
  const feed = feedWithOwners();
  const [anne, bart] = feed.owners!;
  const ofAnne = Object.entries(dossiers).map(([Email, Properties]) => ({ ...anne!, Email, Properties }));
  const details = [1, 4].map((ID) => ({ ID, language: 'fr' as const, OwnerDocuments: [EPC] }));
  return { ...feed, owners: [...ofAnne, bart!], details };
}

describeOnDatabase('an owner who changed the e-mail, once the feed', (given) => {
  let api: TestApi;
  let anne: OwnerBrowser;
  beforeEach(async () => {
    api = testApi(given);
    await api.load(feedNaming({ [ANNE]: [1, 2] }));
    anne = new OwnerBrowser(api.app, given.database);
    await anne.choosePassword(ANNE, PASSWORD);
    await anne.signIn(ANNE, PASSWORD);
    await given.database.execute(sql`
      update owner_accounts set email = ${NEW}, feed_email = ${ANNE} where email = ${ANNE}`);
  });
  const sendDocument = (propertyId: number) =>
    given.database.execute(sql`
      insert into owner_documents (id, property_id, code, owner_email)
      select gen_random_uuid(), ${propertyId}::int, 'epc', coalesce(feed_email, email) from owner_accounts where email = ${NEW}`);
  async function received(who = anne) {
    const { body } = await who.get('/api/owner/portal?lang=fr').expect(200);
    return (body.documents as { propertyId: number; received: object | null }[])
      .filter((document) => document.received)
      .map(({ propertyId }) => propertyId)
      .sort();
  }
  const propertyIds = async (who = anne) => {
    const { body } = await who.get('/api/owner/properties?lang=fr').expect(200);
    return (body.properties as { listing: { id: number } }[]).map(({ listing }) => listing.id).sort();
  };
  const summaries = () =>
    queueDueSummaries(
      { ...given, database: given.database, vocabularyNow: vocabularySource(given.database, given.config) },
      MONDAY,
    );

  const sentSummaries = () =>
    given.database.select().from(outboxMails).where(like(outboxMails.subject, 'Votre semaine%'));

  test('names the new one, keeps documents that were sent and the weekly summary, without signing in again', async () => {
    await sendDocument(1);
    await anne.post('/api/owner/summary', { isWanted: true });
    await api.load(feedNaming({ [NEW]: [1, 2] }));
    expect(await received()).toEqual([1]);
    expect(await summaries()).toBe(1);
    expect((await sentSummaries()).map(({ recipient }) => recipient)).toEqual([NEW]);
  });

  test('has a dossier by each of both, sees all of them, and what was sent for each', async () => {
    await api.load(feedNaming({ [ANNE]: [1, 2], [NEW]: [4] }));
    expect(await propertyIds()).toEqual([1, 2, 4]);
    await sendDocument(4);
    expect(await received()).toEqual([4]);
    await anne.post('/api/owner/summary', { isWanted: true });
    await summaries();
    const [summary] = await sentSummaries();
    expect(summary!.text).toContain('A4');
  });

  test('names the new one beside another owner, leaves that one alone', async () => {
    const bart = new OwnerBrowser(api.app, given.database);
    await bart.choosePassword('bart@owners.example', PASSWORD);
    await bart.signIn('bart@owners.example', PASSWORD);
    await api.load(feedNaming({ [ANNE]: [1, 2], [NEW]: [4] }));
    expect(await propertyIds(bart)).toEqual([3]);
    await api.load(feedNaming({ [NEW]: [1, 2, 4] }));
    expect(await propertyIds(bart)).toEqual([3]);
    expect(await propertyIds()).toEqual([1, 2, 4]);
  });
});
