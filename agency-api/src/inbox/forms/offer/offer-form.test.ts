import { beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { daysAfter } from 'shared-kit/domain/days';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { offerForm } from '../../../../testing/offer-form.ts';
import { details, readDocument, testOfferPages, today, villa } from '../../../../testing/offer-documents.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { formSubmissions } from '../../../database/schema/forms.ts';
import { outboxMails } from '../../../database/schema/mail.ts';
import { invitationLink } from '../../offers/invitation.ts';

describeOnDatabase('A purchase offer', (given) => {
  let api: TestApi;
  beforeEach(async () => {
    api = testApi(given);
    await api.load(createFeed('fr', [villa()], { details }));
  });
  const send = (changes: object = {}, app = api.app) =>
    request(app).post('/api/forms/offer').send(offerForm(changes));
  const mails = () => given.database.select().from(outboxMails);
  const refused = async (changes: object) => {
    const { body } = await send(changes).expect(422);
    return body.errors.map(({ field, messageKey }: Record<string, string>) => `${field} ${messageKey}`);
  };
  const withTerms = (offer: Partial<AgencyConfig['forms']['offer']>) => {
    const config = { ...given.config, forms: { ...given.config.forms } };
    config.forms.offer = { ...config.forms.offer, ...offer };
    return testApi({ database: given.database, config }).app;
  };

  test('is one document for both: amount in figures and words, conditions, advance, signers, number and date', async () => {
    const { body } = await send({
      signers: 'two',
      secondFirstName: 'Łukasz',
      secondLastName: 'Nowak',
    }).expect(200);
    const [one, two] = await mails();
    expect(one!.attachments).toEqual(two!.attachments);
    const { text, info, pdf } = await readDocument(one!);
    const number = `${today().replaceAll('-', '')}-${body.id.slice(0, 6).toUpperCase()}`;
    for (const part of [
      'Offre d’achat',
      `N° ${number}`,
      'A1',
      'Marie Dupont',
      'Łukasz Nowak',
      'Rue Haute 12, 5000 Namur',
      '€ 275.000',
      'deux cent septante-cinq mille euros',
      'crédit de € 200.000 dans les 30 jours',
      '10 % du prix, soit € 27.500',
      given.config.forms.offer.account!,
      'Une offre acceptée engage',
      'Fait à Namur',
    ])
      expect(text).toContain(part);
    expect(info).toMatchObject({ Title: 'Offre d’achat', Language: 'fr' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const tags = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD']) expect(tags).toContain(`"role":"${tag}"`);
    expect((await given.database.select().from(formSubmissions))[0]!.fields).toMatchObject({
      offerNumber: number,
    });
    const toVisitor = [one!, two!].find(({ recipient }) => recipient === 'marie@example.be')!;
    expect(`${toVisitor.text}${toVisitor.html}`).not.toMatch(/Marie|Dupont|275/);
  });

  test.each(LANGUAGES)('in %s is written in that language', async (language) => {
    await send({ language, amount: '1000000' }).expect(200);
    const toVisitor = (await mails()).find(({ recipient }) => recipient === 'marie@example.be')!;
    const { text, info } = await readDocument(toVisitor);
    const words = {
      nl: 'één miljoen euro',
      fr: 'un million d’euros',
      en: 'one million euro',
      de: 'eine Million Euro',
    };
    expect(text).toContain(words[language]);
    expect(info).toMatchObject({ Language: language });
  });

  test('with the longest conditions and odd letters goes on over pages, and nothing is lost', async () => {
    const conditions = `${'½ mế ☎ ≤ Ω Ж\n'.repeat(90)}${'x'.repeat(800)} fin`;
    await send({ conditions, lastName: 'Παπαδοπούλου' }).expect(200);
    const { text, pdf } = await readDocument((await mails())[0]!);
    expect(pdf.numPages).toBeGreaterThan(1);
    expect(text).toContain('½ mế ☎ ≤ Ω Ж');
    expect(text).toMatch(/x\sfin\s/);
    expect(text).toContain('Παπαδοπούλου');
  });

  // Other lengths: offer-form.long.test.ts.
  testOfferPages(given, [1, 38]);

  test('for a home whose title has what no document prints names it without', async () => {
    await api.load(createFeed('fr', [villa({ TypeDescription: '🏡 Villa 🏡' })], { details }));
    await send().expect(200);
    expect((await readDocument((await mails())[0]!)).text).toContain('Villa');
  });

  test('is signed, mailed and kept to the character as it was typed', async () => {
    const conditions = '½ price, ≤ 5 %';
    await send({ conditions }).expect(200);
    const sent = await mails();
    const toAgency = sent.find(({ recipient }) => recipient !== 'marie@example.be')!;
    expect(toAgency.text).toContain(conditions);
    expect(toAgency.html).toContain(conditions);
    expect((await readDocument(toAgency)).text).toContain(conditions);
    expect((await given.database.select().from(formSubmissions))[0]!.fields).toMatchObject({ conditions });
  });

  test('keeps what was typed in one form of its letters', async () => {
    await send({ conditions: 'e\u0301te\u0301' }).expect(200);
    expect((await given.database.select().from(formSubmissions))[0]!.fields).toMatchObject({
      conditions: 'été',
    });
  });

  test('for a unit of a project asks for the advance of homes bought off plan', async () => {
    const project = {
      ID: 36,
      Goal: 0 as const,
      City: 'Evere',
      Zip: '1140',
      WebID: '2',
      WebIDName: 'Appartement (1)',
      ProjectWebID: 2,
      SmallPicture: 'https://photos.example/36.jpg',
      language: 'fr' as const,
    };
    await api.load(createFeed('fr', [villa({ ProjectID: 36 })], { details, projects: [project] }));
    await send().expect(200);
    expect((await readDocument((await mails())[0]!)).text).toContain('5 % du prix, soit € 13.750');
  });

  test.each([
    ['sold', villa({ TypeDescription: 'Villa - vendue' }), details],
    ['a rental', villa({ Goal: 1, RecordFile: 'A1L' }), details],
    ['a life annuity', villa(), [{ ...details[0]!, LifeAnnuity: { Bouquet: 50_000, MonthlyRent: 900 } }]],
  ])('for a home that is %s is refused, and nothing is stored', async (_what, listing, of) => {
    await api.load(createFeed('fr', [listing], { details: of }));
    expect(await refused({})).toEqual(['propertyId invalid']);
    expect(await given.database.$count(formSubmissions)).toBe(0);
  });

  test('for a home that was withdrawn is refused', async () => {
    await api.load(createFeed('fr', []));
    expect(await refused({})).toEqual(['propertyId invalid']);
  });

  test.each([
    ['amount', 'invalid', { amount: '275,50' }],
    ['amount', 'required', { amount: ' ' }],
    ['lastName', 'unprintable', { lastName: 'Dupont 🏡' }],
    ['city', 'unprintable', { city: '東京' }],
    ['secondFirstName', 'unprintable', { signers: 'two', secondFirstName: 'שרה', secondLastName: 'Nowak' }],
    ['conditions', 'unprintable', { conditions: 'le prix\u202e' }],
    ['startDate', 'required', { startDate: '' }],
    ['startDate', 'invalid', { startDate: '2026-02-30' }],
    ['endDate', 'required', { endDate: '' }],
    ['endDate', 'invalid', { startDate: daysAfter(today(), 5), endDate: daysAfter(today(), 4) }],
    ['endDate', 'invalid', { endDate: daysAfter(today(), 800) }],
    ['loan', 'required', { loan: '' }],
    ['secondFirstName', 'required', { signers: 'two', secondLastName: 'Nowak' }],
    ['conditions', 'too-long', { conditions: 'x'.repeat(2001) }],
    ['binding', 'required', { binding: false }],
  ])('with a wrong %s (%s) is refused', async (field, messageKey, changes) => {
    expect(await refused(changes)).toEqual([`${field} ${messageKey}`]);
  });

  test('by invitation only is taken with the link for that home, while it holds', async () => {
    const app = withTerms({ isOpen: false });
    const invite = async (propertyId: number, days: number) => {
      const link = await invitationLink(given.database, {
        propertyId,
        days,
        site: 'https://agency.example',
        language: 'fr',
      });
      return new URL(link).searchParams.get('token')!;
    };
    const valid = await invite(1, 0);
    for (const token of [undefined, 'x', await invite(2, 3), await invite(1, -1), `${valid}x`]) {
      const { body } = await send({ token }, app).expect(422);
      expect(body.errors).toMatchObject([{ field: 'token' }]);
    }
    await send({ token: valid }, app).expect(200);
  });
});
