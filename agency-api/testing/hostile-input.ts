import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { commands, type CommandId } from 'shared-kit/contracts/api/commands';
import request from 'supertest';
import { appointmentForm } from './appointment-form.ts';
import { contactForm } from './contact-form.ts';
import { demandForm } from './demand-form.ts';
import { offerForm } from './offer-form.ts';
import { testimonialForm } from './testimonial-form.ts';
import { valuationForm } from './valuation-form.ts';
import type { TestDatabase } from './test-database.ts';
import { feedWithOwners, FROM_THE_SITE } from './owner-session.ts';
import { testApi } from './test-api.ts';

/** Texts that no database can hold. */
export const UNSTORABLE = ['\0', 'a\0b', '\ud800', 'a\udc00b', 'Marie \ud83d', '\udfff\ud800'];
/** What else strangers send. */
export const ODD = [
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
export const BODIES: Record<CommandId, () => Record<string, unknown>> = {
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

/** Sends what strangers may send to an API with listings and owners. */
export function hostileVisitor(given: TestDatabase) {
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

  return { server: () => server, headers, send, expectNamed };
}
