import { screen } from '@testing-library/react';
import { ApiProblem } from 'shared-kit/api-client';
import type { Appointment } from 'shared-kit/contracts/api/appointments';
import { APPOINTMENT_STATES } from 'shared-kit/contracts/api/appointments';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import { action } from './appointment-access.action.ts';
import { FAULTS, SIDES } from './appointment-access.loader.ts';
import type { AppointmentAccessData } from './appointment-access.loader.ts';
import { APPOINTMENT_ACTIONS } from './appointment-access.loader.ts';
import AppointmentAccessPage from './appointment-access-page.tsx';

const appointment: Appointment = {
  state: 'confirmed',
  day: '2026-11-25',
  slot: '10:00-13:00',
  isOver: false,
  property: {
    title: 'Villa au calme',
    reference: 'A1399',
    address: '5000 Namur',
    place: { id: 1399, section: 'sale', projectId: null, slugs: { town: 'namur', title: '', project: '' } },
  },
  times: {
    isOffered: true,
    isByHand: true,
    asksLittle: false,
    days: [
      {
        day: '2026-11-25',
        slots: [
          { slot: '10:00-13:00', isFull: false },
          { slot: '13:00-16:00', isFull: true },
          { slot: '16:00-19:00', isFull: false },
        ],
      },
    ],
    note: '',
    rental: null,
  },
  reason: '',
  visitor: null,
};
const visitor = { name: 'Marie Dupont', email: 'marie@example.be', phone: '0475123456', remark: 'Bonjour' };

const createPage = (changes: Partial<Appointment> = {}, data: Partial<AppointmentAccessData> = {}) => {
  const route = data.route ?? 'appointment-manage';
  const side = SIDES[route];
  return (
    <AppointmentAccessPage
      data={{
        route,
        side,
        token: 't.0k3n',
        appointment: { ...appointment, ...changes, visitor: side === 'agency' ? visitor : null },
        done: undefined,
        fault: undefined,
        ...data,
      }}
    />
  );
};
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('form button')].map(({ value }) => value);

test.each([
  ['appointment-manage', 'requested', ['move', 'cancel']],
  ['appointment-manage', 'confirmed', ['move', 'cancel']],
  ['appointment-manage', 'proposed', ['accept', 'move', 'cancel']],
  ['appointment-manage', 'cancelled', []],
  ['appointment-manage', 'refused', []],
  ['appointment-office', 'requested', ['confirm', 'propose', 'refuse']],
  ['appointment-office', 'confirmed', ['propose', 'refuse']],
  ['appointment-office', 'cancelled', []],
] as const)('%s of a visit that is %s offers %j', async (route, state, offered) => {
  await renderPart(createPage({ state }, { route }));
  expect(buttons()).toEqual(offered);
});

test('nothing is offered once the visit has begun, nor where the link is unknown', async () => {
  const over = await renderPart(createPage({ isOver: true }));
  expect(buttons()).toEqual([]);
  over.unmount();
  await renderPart(createPage({}, { appointment: undefined }));
  expect(buttons()).toEqual([]);
  expect(screen.getByText(/ne mène à aucune visite/)).toBeTruthy();
});

test('other times are offered, full ones cannot be chosen; only the agency sees who comes', async () => {
  const { unmount } = await renderPart(createPage());
  const options = [...document.querySelectorAll('option')].map(({ value, disabled }) => [value, disabled]);
  expect(options).toEqual([
    ['2026-11-25 13:00-16:00', true],
    ['2026-11-25 16:00-19:00', false],
  ]);
  expect(screen.queryByText('Marie Dupont')).toBeNull();
  unmount();
  await renderPart(createPage({}, { route: 'appointment-office' }));
  expect(screen.getByText('Marie Dupont')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Villa au calme' }).getAttribute('href')).toBe(
    '/fr/a-vendre/namur/1399/',
  );
});

const runAction = (send: jest.Mock, fields: object, routeId = 'appointment-manage'): Promise<Response> =>
  action({
    api: { send },
    form: new URLSearchParams({ token: 't.0k3n', ...fields }),
    routeId,
    href: () => '/fr/manage/',
  } as never).catch((thrown) => thrown);

test.each([
  ['appointment-manage', 'proposed'],
  ['appointment-office', 'requested'],
] as const)('each form of %s says the time that is shown', async (route, state) => {
  await renderPart(createPage({ state }, { route }));
  const forms = [...document.querySelectorAll('form')];
  expect(forms.map((form) => new FormData(form).get('shownTime'))).toEqual(
    Array(3).fill('2026-11-25 10:00-13:00'),
  );
});

test('a button asks the API, and leads back to the page', async () => {
  const send = jest.fn(async () => ({}));
  const answer = await runAction(send, {
    action: 'move',
    shownTime: '2026-11-25 10:00-13:00',
    time: '2026-11-25 16:00-19:00',
  });
  expect(send).toHaveBeenCalledWith('changeAppointment', {
    body: {
      token: 't.0k3n',
      side: 'visitor',
      action: 'move',
      shownTime: '2026-11-25 10:00-13:00',
      time: '2026-11-25 16:00-19:00',
    },
  });
  expect(answer.headers.get('location')).toBe('/fr/manage/?token=t.0k3n&done=move');
});

test.each([
  ['time', 422, 'full'],
  ['action', 422, 'changed'],
  ['token', 422, 'changed'],
  ['shownTime', 422, 'changed'],
  ['', 429, 'too-many'],
] as const)('refused for %j with %i it says %s', async (field, status, fault) => {
  const errors = [{ field, rule: '', messageKey: 'invalid' }];
  const code = status === 429 ? 'too-many-requests' : 'invalid-input';
  const send = jest
    .fn()
    .mockRejectedValue(new ApiProblem({ type: 'about:blank', title: '', status, code, errors }));
  const answer = await runAction(send, { action: 'cancel' });
  expect(answer.headers.get('location')).toBe(`/fr/manage/?token=t.0k3n&fault=${fault}`);
});

test('what the other side alone may do is not asked for', async () => {
  const send = jest.fn();
  await runAction(send, { action: 'confirm' });
  await runAction(send, { action: 'cancel' }, 'appointment-office');
  expect(send).not.toHaveBeenCalled();
});

test.each(LANGUAGES)('in %s every text exists', async (language) => {
  for (const route of ['appointment-manage', 'appointment-office'] as const) {
    for (const state of APPOINTMENT_STATES) {
      const { container, unmount } = await renderPart(createPage({ state }, { route }), { language });
      expect(container.textContent).not.toContain('appointmentAccess');
      unmount();
    }
    for (const done of APPOINTMENT_ACTIONS[SIDES[route]])
      (await renderPart(createPage({}, { route, done }), { language })).unmount();
    for (const fault of FAULTS) (await renderPart(createPage({}, { route, fault }), { language })).unmount();
  }
  await hydratePart(createPage(), { language });
});
