import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commands, type CommandId } from 'shared-kit/contracts/api/commands';
import { operations, type OperationId } from 'shared-kit/contracts/api/operations';
import request from 'supertest';
import { appointmentForm } from '../../testing/appointment-form.ts';
import { contactForm } from '../../testing/contact-form.ts';
import { describeOnEachSharedDatabase } from '../../testing/each-database.ts';
import { demandForm } from '../../testing/demand-form.ts';
import { offerForm } from '../../testing/offer-form.ts';
import { testimonialForm } from '../../testing/testimonial-form.ts';
import { valuationForm } from '../../testing/valuation-form.ts';
import { feedWithOwners, FROM_THE_SITE } from '../../testing/owner-session.ts';
import { testApi } from '../../testing/test-api.ts';
import { formSubmissions } from '../database/schema/forms.ts';

/** Texts that no database can hold. */
const UNSTORABLE = ['\0', 'a\0b', '\ud800', 'a\udc00b', 'Marie \ud83d', '\udfff\ud800'];
/** What else strangers send. */
const ODD = [
  'x'.repeat(10_000),
  '🏡'.repeat(2_000),
  '\u202e\ufeff\uffff\u{10ffff}',
  "' or 1=1; -- %00\\u0000\\x00 <script>",
  '__proto__',
  '-1',
  '1e400',
  '99999999999999999999',
  -1,
  1e308,
  2 ** 53,
  0.1,
  true,
  null,
  [],
  {},
  [['x']],
  ['\0'],
  { a: '\ud800' },
  Array.from({ length: 5_000 }, () => 0),
];

/** A body that each command accepts. */
const BODIES: Record<CommandId, () => Record<string, unknown>> = {
  sendContactForm: () => ({ ...contactForm(), title: 'ms', box: '3', website: '', captcha: 'x' }),
  sendPropertyRequest: () => ({ ...contactForm(), propertyId: 1, scriptless: { openedAt: 1 } }),
  sendValuation: () => valuationForm({ box: '3', remark: 'x' }),
  sendDemand: () => demandForm({ zips: '5000', priceMax: '300000', areas: ['province:namur'] }),
  sendAppointment: () => appointmentForm({ day: '2026-11-24', remark: 'x', propertyId: 1 }),
  changeAppointment: () => ({
    token: 'none',
    side: 'agency',
    action: 'refuse',
    shownTime: '2026-11-24 10:00-13:00',
    time: '2026-11-24 10:00-13:00',
    reason: 'x',
  }),
  changeDemandState: () => ({ token: 'none', action: 'stop' }),
  sendNewsletterSignUp: () => ({
    email: 'marie@example.be',
    privacy: true,
    language: 'fr',
    idempotencyKey: randomUUID(),
  }),
  sendToFriend: () => ({
    firstName: 'Marie',
    lastName: 'Dupont',
    email: 'marie@example.be',
    friendEmail: 'paul@example.be',
    privacy: true,
    language: 'fr',
    idempotencyKey: randomUUID(),
    propertyId: 1,
  }),
  sendRentApplication: () => ({
    firstName: 'Marie',
    lastName: 'Dupont',
    email: 'marie@example.be',
    adults: '2',
    income1: '2000',
    moveDate: '2026-12-01',
    cv: ['abcdefghijklmnopqrstuv/1/cv.pdf'],
    privacy: true,
    language: 'fr',
    idempotencyKey: randomUUID(),
    propertyId: 1,
  }),
  sendDocumentRequest: () => ({
    firstName: 'Marie',
    lastName: 'Dupont',
    email: 'marie@example.be',
    documents: ['plans'],
    privacy: true,
    language: 'fr',
    idempotencyKey: randomUUID(),
    propertyId: 1,
  }),
  sendOffer: () => offerForm({ box: '3', loanAmount: '200.000', loanDays: '30', conditions: 'x' }),
  sendTestimonial: () => testimonialForm({ webAddress: 'https://atelier.example/', about: 'A12' }),
  decideTestimonial: () => ({ token: 'none', decision: 'refuse', reason: 'insult', note: 'x' }),
  changeFriendMails: () => ({ token: 'none', action: 'stop' }),
  renewDocumentLink: () => ({ token: 'none' }),
  changeNewsletterState: () => ({ token: 'none', action: 'stop' }),
  signIn: () => ({ email: 'anne@owners.example', password: 'wrong' }),
  signOut: () => ({ all: 'yes' }),
  requestPasswordReset: () => ({ email: 'anne@owners.example' }),
  resetPassword: () => ({ token: 'none', newPassword: 'a garden with pear trees' }),
  changePassword: () => ({ password: 'wrong', newPassword: 'a garden with pear trees' }),
  signOutElsewhere: () => ({ all: 'yes' }),
  sendSignInCode: () => ({ code: '123456' }),
  endSession: () => ({ session: 'none' }),
  beginSecondFactor: () => ({ all: 'yes' }),
  turnOnSecondFactor: () => ({ password: 'wrong', code: '123456' }),
  turnOffSecondFactor: () => ({ password: 'wrong', code: '123456' }),
  changeEmail: () => ({ email: 'new@owners.example', password: 'wrong', code: '123456', lang: 'fr' }),
  confirmEmailChange: () => ({ token: 'none', lang: 'fr' }),
  undoEmailChange: () => ({ token: 'none', lang: 'fr' }),
  sendOwnerDocument: () => ({ propertyId: 1, code: 'epc', files: ['none'] }),
  changeOwnerSummary: () => ({ isWanted: true }),
  recordAction: () => ({ propertyId: 1, action: 'saved' }),
  recordVisit: () => ({ propertyId: 1, source: 'search' }),
};
describeOnEachSharedDatabase('whatever is sent,', (given) => {
  let server: Server;
  let visitor = 0;
  beforeAll(async () => {
    const api = testApi(given);
    await api.load(feedWithOwners());
    // One for thousands of requests: supertest starts one for each request otherwise.
    server = api.app.listen(0);
  });
  afterAll(() => void server.close());
  /** Each from an address of its own, so that no limit answers instead. */
  const headers = () => ({
    ...FROM_THE_SITE,
    'user-agent': 'Mozilla/5.0',
    'x-forwarded-for': `198.51.${(++visitor >> 8) % 256}.${visitor % 256}`,
  });
  const send = (command: CommandId, body: object) =>
    request(server).post(commands[command].path).set(headers()).send(body);

  async function expectNamed(command: CommandId, unstorable: object) {
    const { status, body } = await send(command, { ...BODIES[command](), ...unstorable });
    const named = body.errors?.map((problem: { field: string }) => problem.field);
    expect([status, named]).toEqual([422, expect.arrayContaining(Object.keys(unstorable))]);
  }

  test.each(Object.keys(BODIES) as CommandId[])(
    'a field of %s is named or taken, and never a fault',
    async (command) => {
      const before = await given.database.$count(formSubmissions);
      let taken = 0;
      const fields = Object.keys(BODIES[command]());
      for (const text of UNSTORABLE)
        await expectNamed(command, Object.fromEntries(fields.map((field) => [field, text])));
      for (const [index, field] of fields.entries()) {
        await expectNamed(command, { [field]: UNSTORABLE[index % UNSTORABLE.length] });
        for (const value of ODD) {
          const { status } = await send(command, { ...BODIES[command](), [field]: value });
          expect([status < 500, field, value]).toEqual([true, field, value]);
          if (status === 200 && command.startsWith('send')) taken++;
        }
      }
      expect(await given.database.$count(formSubmissions)).toBe(before + taken);
    },
    120_000,
  );

  test.each(Object.keys(operations) as OperationId[])(
    'no address of %s is a fault',
    async (operation) => {
      const { path, query } = operations[operation];
      const asked = { lang: 'fr', goal: '0', key: 'home', id: '1', side: 'visitor' };
      const fields = [...Object.keys(query.shape), 'id', 'key', 'unknown'];
      for (const field of fields)
        for (const value of [...UNSTORABLE, ...ODD.filter((odd) => typeof odd !== 'object')]) {
          const values = { ...asked, [field]: String(value).slice(0, 2_000) };
          const address = path.replace(/\{(\w+)\}/g, (_, name: 'id' | 'key') => escaped(values[name]));
          const inQuery = Object.entries(values).map(([name, text]) => `${name}=${escaped(text)}`);
          const { status } = await request(server)
            .get(`${address}?${inQuery.join('&')}&${field}=2`)
            .set(headers());
          expect([status < 500, address, inQuery]).toEqual([true, address, inQuery]);
        }
    },
    60_000,
  );

  test.each(['%00', '\ufffd', 'a.b', '%', '.', 'a'.repeat(4_000), '%ED%A0%80.x', '%00.%00'])(
    'a session cookie of %j is nobody’s',
    async (token) => {
      const cookie = `owner.session_token=${encodeURI(token)}; __Secure-owner.session_token=${encodeURI(token)}`;
      const { body } = await request(server)
        .get('/api/owner')
        .set({ ...headers(), cookie })
        .expect(200);
      expect(body.owner).toBeNull();
    },
  );
});

/** Halves of surrogate pairs as a careless program encodes them. */
const escaped = (text: string) =>
  [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80'))
    .join('');
