import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { appointmentForm } from '../../testing/appointment-form.ts';
import request from 'supertest';
import { contactForm } from '../../testing/contact-form.ts';
import { demandForm } from '../../testing/demand-form.ts';
import { addTestFunctions } from '../../testing/empty-tables.ts';
import { exampleConfig } from '../../testing/example-agency.ts';
import { offerForm } from '../../testing/offer-form.ts';
import { feedWithOwners, OwnerBrowser } from '../../testing/owner-session.ts';
import { startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { createFeed } from '../../testing/feed-builder.ts';
import { listRoutes } from '../../testing/list-routes.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';
import { testimonialForm } from '../../testing/testimonial-form.ts';
import { valuationForm } from '../../testing/valuation-form.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { ensureReadModel } from '../catalogue/listings/read-model/ensure-read-model.ts';

const ANNE = { email: 'anne@owners.example', password: 'a garden with pear trees' };

let postgres: PostgresServer;
let open: OpenDatabase;
let api: TestApi;
let owner: OwnerBrowser;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
  open = await openDatabase(postgres.url);
  await addTestFunctions(open.database);
  const config = exampleConfig();
  await ensureReadModel(open.database, config);
  api = testApi({ database: open.database, config }, { officeToken: TOKEN });
  await api.load(feedWithOwners());
  owner = new OwnerBrowser(api.app, open.database);
  await owner.choosePassword(ANNE.email, ANNE.password);
  await owner.signIn(ANNE.email, ANNE.password);
  expect((await owner.get('/api/owner/sessions')).body.sessions).toHaveLength(1);
  await postgres.halt('fast');
});
afterAll(async () => {
  await open.close();
  await postgres.stop();
});

const TOKEN = 'x'.repeat(43);
const QUERY = 'lang=fr&goal=0&text=namur&path=/fr/x/&side=visitor&token=' + TOKEN;
const CODE = { code: '123456' };
const PERSON = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.be', privacy: true };
const SENT = { language: 'fr', idempotencyKey: 'a3d3c1e2-0f7b-4c52-9a39-9c1f7c1f3f10' };

/** Queries other than that of most. */
const QUERIES: Record<string, string> = {
  'GET /api/listing-cards': 'lang=fr&id=1',
  'GET /api/appointments/booked': `visit=id.zzzzzz.${TOKEN}`,
  'GET /api/owner/link': `kind=new-password&token=${TOKEN}`,
};

/** What is right as far as it can be told without the database. */
const BODIES: Record<string, object> = {
  'POST /api/documents/renew': { token: TOKEN },
  'POST /api/forms/contact': contactForm(),
  'POST /api/forms/property-request': contactForm({ propertyId: 1 }),
  'POST /api/forms/valuation': valuationForm(),
  'POST /api/forms/demand': demandForm(),
  'POST /api/forms/newsletter': { email: PERSON.email, privacy: true, ...SENT },
  'POST /api/forms/send-to-friend': {
    ...PERSON,
    ...SENT,
    friendFirstName: 'Jean',
    friendEmail: 'ami@example.be',
    propertyId: 1,
  },
  'POST /api/forms/rent-application': { ...PERSON, phone: '0475 12 34 56', ...SENT, propertyId: 1 },
  'POST /api/forms/document-request': { ...PERSON, documents: ['1'], propertyId: 1, ...SENT },
  'POST /api/forms/appointment': appointmentForm(),
  'POST /api/forms/testimonial': testimonialForm(),
  'POST /api/forms/offer': offerForm(),
  'POST /api/demands/state': { token: TOKEN, action: 'confirm' },
  'POST /api/newsletter/state': { token: TOKEN, action: 'confirm' },
  'POST /api/friends/state': { token: TOKEN, action: 'stop' },
  'POST /api/appointments/change': {
    token: TOKEN,
    side: 'visitor',
    action: 'cancel',
    shownTime: '2026-11-24 10:00-13:00',
  },
  'POST /api/testimonials/decision': { token: TOKEN, decision: 'publish' },
  'POST /api/auth/sign-in': ANNE,
  'POST /api/auth/request-password-reset': { email: ANNE.email },
  'POST /api/auth/reset-password': { token: TOKEN, newPassword: `${ANNE.password}!` },
  'POST /api/auth/change-password': { password: ANNE.password, newPassword: `${ANNE.password}!` },
  'POST /api/auth/change-email': { email: 'new@owners.example', password: ANNE.password },
  'POST /api/auth/change-email/confirm': { token: TOKEN },
  'POST /api/auth/change-email/undo': { token: TOKEN },
  'POST /api/auth/end-session': { session: 'none' },
  'POST /api/auth/second-factor/turn-on': { password: ANNE.password, ...CODE },
  'POST /api/auth/second-factor/turn-off': { password: ANNE.password, ...CODE },
  'POST /api/owner/summary': { isWanted: true },
  'POST /api/owner/documents': { propertyId: 1, code: 'epc', files: [] },
  'PUT /api/office/listings/:id': { fr: { listing: createFeed('fr', [{ ID: 1 }]).properties[0] } },
  'POST /api/visits': { propertyId: 1, source: 'direct' },
  'POST /api/visits/actions': { propertyId: 1, action: 'saved' },
};

/** What is answered without the database: what is in no database, and links and steps of a shape that no mail of the site has. */
const WITHOUT_DATABASE =
  /^GET \/(healthz|metrics|api\/openapi\.json|icon|favicon|apple-touch|manifest|media\/(share\/agency|qr)|images\/epc|api\/\w+\/unsubscribe|api\/(uploads|documents)\/:token|api\/previews)|^POST \/api\/auth\/sign-in-code/;

function ask(route: string) {
  const [method, pattern] = route.split(' ') as [string, string];
  const path = pattern.replace(':id', '1').replace(':start', '20261124T100000Z').replace(':key', 'legal');
  const address = `${path}?${QUERIES[route] ?? QUERY}`;
  const body = BODIES[route] ?? {};
  if (path.startsWith('/api/office')) {
    const asked =
      method === 'PUT' ? request(api.app).put(address).send(body) : request(api.app).delete(address);
    return asked.set('authorization', `Bearer ${TOKEN}`);
  }
  return method === 'POST' ? owner.post(address, body, { 'user-agent': BROWSER }) : owner.get(address);
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('while the database is away no route has a fault, and what needs it says when to come back', async () => {
  const odd: string[] = [];
  for (const route of listRoutes(api.app)) {
    // Express has no `request.head` of its own: the route's GET is asked.
    if (route.startsWith('HEAD ')) continue;
    const { status, headers, body } = await ask(route);
    const isNamed = body.code === 'unavailable' || route === 'GET /readyz';
    const isTold = status === 503 && Number(headers['retry-after']) > 0 && isNamed;
    const isFine = WITHOUT_DATABASE.test(route) ? status < 500 : isTold;
    if (!isFine) odd.push(`${route} ${status} ${JSON.stringify(body)}`);
  }
  expect(odd).toEqual([]);
});

test('a sign-out that cannot end the session is not said to be done', async () => {
  const { status, body, headers } = await owner.post('/api/auth/sign-out', {});
  expect([status, body.code]).toEqual([503, 'unavailable']);
  // The browser keeps its session, and may end it later.
  expect(headers['set-cookie']).toBeUndefined();
});
