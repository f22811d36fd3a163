import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VisitTimes } from 'shared-kit/contracts/api/appointments';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { action } from './appointment.action.ts';
import AppointmentPage from './appointment-page.tsx';
import { type AppointmentData } from './appointment.loader.ts';

const times: VisitTimes = {
  isOffered: true,
  isByHand: false,
  asksLittle: false,
  days: [
    { day: '2026-11-24', slots: [{ slot: '10:00-13:00', isFull: true }] },
    {
      day: '2026-11-25',
      slots: [
        { slot: '10:00-13:00', isFull: true },
        { slot: '13:00-16:00', isFull: false },
        { slot: '16:00-19:00', isFull: false },
      ],
    },
    { day: '2026-12-01', slots: [{ slot: '10:00-13:00', isFull: false }] },
  ],
  note: 'Sonnez au 7.',
  rental: {
    incomePerMonth: 2700,
    mostPersons: 4,
    rent: 800,
    charges: 100,
    inventoryShare: 50,
    guaranteeMonths: 2,
  },
};
const data: AppointmentData = {
  property: {
    kind: 'property',
    id: 1399,
    title: 'Villa au calme',
    reference: 'A1399',
    path: '/fr/a-vendre/namur/1399/',
  },
  times,
};
const createPage = (changes: Partial<VisitTimes> = {}, answer?: VisitorFormAnswer) => (
  <AppointmentPage data={{ ...data, times: { ...times, ...changes } }} actionData={answer} />
);

let sent: Record<string, unknown>[];
let answers: (() => Response)[];
let fresh: VisitTimes;
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answers = [];
  fresh = times;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (String(url).includes('/visit-times')) return Response.json(fresh);
    sent.push(JSON.parse(String(init!.body)) as Record<string, unknown>);
    return answers.shift()?.() ?? Response.json({ id: '1', visit: 'signed' });
  }) as typeof fetch;
});
const full = () =>
  new Response(
    JSON.stringify({
      type: 'about:blank', title: '', status: 422, code: 'invalid-input',
      errors: [{ field: 'time', rule: 'a time with a place left', messageKey: 'full' }],
    }),
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  ); // prettier-ignore

const next = () => userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
async function fillIn(user = userEvent.setup()): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /^mercredi 25 novembre 2026/ }));
  await next();
  await user.click(screen.getByRole('radio', { name: /13:00.+16:00/ }));
  await next();
  for (const [label, text] of [
    [/^Prénom/, 'Marie'],
    [/^Nom/, 'Dupont'],
    [/^E-mail/, 'marie@example.be'],
    [/^Téléphone/, '0475 12 34 56'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await next();
  await user.click(screen.getByLabelText(/^J’accepte/));
}
const book = () => userEvent.click(screen.getByRole('button', { name: 'Réserver la visite' }));
const step = () => document.querySelector('[aria-current=step]')!.textContent;

test('day, hours, person, and what was chosen before it is sent', async () => {
  const { address } = await renderPart(createPage());
  await next();
  expect(step()).toBe('1Jour');
  expect(screen.getAllByText('Choisissez un jour')).toHaveLength(2);
  await fillIn();
  const summary = within(screen.getByRole('group', { name: 'Votre visite' }));
  expect(summary.getByText('mercredi 25 novembre 2026')).toBeTruthy();
  expect(summary.getByText('Sonnez au 7.')).toBeTruthy();
  expect(summary.getByText('au plus 2 mois de loyer')).toBeTruthy();
  await book();
  await waitFor(() => expect(address()).toBe('/fr/merci/visite/?from=/fr/a-vendre/namur/1399/&visit=signed'));
  expect(sent).toMatchObject([
    { propertyId: 1399, day: '2026-11-25', time: '2026-11-25 13:00-16:00', firstName: 'Marie' },
  ]);
});

test('full days and hours are shown, and cannot be chosen; another day needs its own hours', async () => {
  await renderPart(createPage());
  const user = userEvent.setup();
  const fullDay = screen.getByRole<HTMLInputElement>('radio', { name: /^mardi 24 novembre 2026.*complet/ });
  expect(fullDay.disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: /^mercredi 25/ }));
  await next();
  const day = within(screen.getByRole('group', { name: 'mercredi 25 novembre 2026' }));
  expect(day.getByRole<HTMLInputElement>('radio', { name: /10:00.*complet/ }).disabled).toBe(true);
  await user.click(day.getByRole('radio', { name: /13:00.+16:00/ }));
  await user.click(screen.getByRole('button', { name: 'Jour' }));
  await user.click(screen.getByRole('radio', { name: /^mardi 1er décembre/ }));
  await next();
  await next();
  expect(step()).toBe('2Heure');
  expect(screen.getAllByText('Choisissez une heure')).toHaveLength(2);
});

test('who comes too late is told in the field, sees what is full now, and keeps what was typed', async () => {
  answers = [full];
  fresh = {
    ...times,
    days: times.days.map(({ day, slots }) => ({
      day,
      slots: slots.map((slot) => ({ ...slot, isFull: slot.isFull || slot.slot === '13:00-16:00' })),
    })),
  };
  const { address } = await renderPart(createPage());
  await fillIn();
  await book();
  expect(await screen.findByText('Les rendez-vous sont complets : choisissez une autre heure')).toBeTruthy();
  expect(step()).toBe('2Heure');
  const taken = screen.getByRole<HTMLInputElement>('radio', { name: /13:00.+16:00.*complet/ });
  await waitFor(() => expect(taken.disabled).toBe(true));
  await userEvent.click(screen.getByRole('radio', { name: /16:00.+19:00/ }));
  await next();
  expect(screen.getByLabelText<HTMLInputElement>(/^Prénom/).value).toBe('Marie');
  await next();
  await book();
  await waitFor(() => expect(address()).toContain('visit=signed'));
  expect(sent.at(-1)).toMatchObject({ time: '2026-11-25 16:00-19:00' });
});

test('a day that was kept in the browser and has gone by is chosen anew', async () => {
  const values = { day: '2026-11-20', time: '2026-11-20 10:00-13:00', firstName: 'Marie' };
  sessionStorage.setItem(
    'facade.form.appointment-1399',
    JSON.stringify({ values, initial: {}, key: 'another-key-of-16' }),
  );
  await renderPart(createPage());
  await next();
  expect(step()).toBe('1Jour');
  expect(screen.getByLabelText<HTMLInputElement>(/^Prénom/).value).toBe('Marie');
});

test('where a visitor may be asked little, phone is optional and there is no message', async () => {
  await renderPart(createPage({ asksLittle: true }));
  expect(screen.getByLabelText('Téléphone (facultatif)')).toBeTruthy();
  expect(document.querySelector('[name=remark]')).toBeNull();
});

test.each([
  ['Les rendez-vous sont complets', createPage({ days: [times.days[0]!] })],
  ['Ce bien ne se visite pas pour le moment', createPage({ isOffered: false, days: [] })],
  ['Le bien demandé n’existe pas ou est vendu', <AppointmentPage data={{ ...data, property: undefined }} />],
])('"%s" stands in place of the form', async (title, page) => {
  await renderPart(page);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(document.querySelector('form')).toBeNull();
});

const FULL = {
  nl: 'De afspraken zijn volzet: kies een ander uur',
  fr: 'Les rendez-vous sont complets : choisissez une autre heure',
  en: 'The appointments are full: choose another time',
  de: 'Die Termine sind ausgebucht: Wählen Sie eine andere Uhrzeit',
};
test.each(LANGUAGES)(
  'in %s a form without scripts that came too late says so in its field',
  async (language) => {
    const values = { day: '2026-11-25', time: '2026-11-25 10:00-13:00', firstName: 'Marie' };
    await hydratePart(
      createPage(
        {},
        {
          values,
          session: { key: 'a-key-of-sixteen', openedAt: 0 },
          refusal: { kind: 'refused', faults: { time: 'invalid' } },
        },
      ),
      {
        language,
      },
    );
    const group = document.querySelector<HTMLElement>('fieldset:has([name=time])')!;
    const note = document.getElementById(group.getAttribute('aria-describedby')!)!;
    expect(note.textContent!.replace('\u00a0', ' ')).toBe(FULL[language]);
    expect(document.querySelector<HTMLInputElement>('[name=firstName]')!.value).toBe('Marie');
  },
);

test.each([
  ['no day', {}],
  ['the day of an earlier answer, in the hidden calendar', { day: '2026-12-01' }],
])(
  'without scripts and %s the time says the day too, and the thank-you page gets the receipt',
  async (_, chosen) => {
    const send = jest.fn(async () => ({ id: '1', visit: 'signed' }));
    const get = jest.fn(async (id: string) =>
      id === 'getVisitTimes'
        ? { ...times, isByHand: true }
        : {
            property: {
              id: 1399,
              title: 'Villa',
              section: 'sale',
              slugs: { town: 'namur', title: '', project: '' },
            },
          },
    );
    const form = new URLSearchParams({
    ...chosen, time: '2026-11-25 13:00-16:00', firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.be',
    phone: '0475 12 34 56', privacy: 'on', key: '0123456789abcdef0123456789abcdef', openedAt: String(Date.now() - 60_000), propertyId: '1399',
  }); // prettier-ignore
    const answer = (await action({
      api: { send, get },
      form,
      language: 'fr',
      href: (name: string) => `/fr/${name}/`,
      site: {},
      url: new URL('https://a.example/?property=1399'),
    } as never).catch((thrown: unknown) => thrown)) as Response;
    expect(answer.headers.get('location')).toBe(
      '/fr/appointment-thanks/?from=%2Ffr%2Fsale-property%2F&visit=signed',
    );
    expect(send).toHaveBeenCalledWith('sendAppointment', {
      body: expect.objectContaining({ propertyId: 1399, day: '2026-11-25', time: '2026-11-25 13:00-16:00' }),
    });
  },
);
