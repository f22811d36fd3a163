import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import { action } from './demand.action.ts';
import DemandPage from './demand-page.tsx';
import { loader } from './demand.loader.ts';

const FACETS = {
  types: [{ id: 1, name: 'Maison', count: 3 }],
  cities: [{ key: 'namur|5000', name: 'Namur', zip: '5000', count: 3 }],
};
const KNOWN = {
  state: 'active',
  fields: { goal: 'rent', types: ['1'], cities: ['namur|5000'], frequency: 'daily' },
};
const api = { get: async (operation: string) => (operation === 'getDemand' ? KNOWN : FACETS) };

const loadData = (query: string) =>
  loader({
    api,
    language: 'fr',
    url: new URL(`https://a.example/fr/alerte/${query}`),
  } as unknown as PageLoaderArgs);

let sent: Record<string, unknown>[];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    return Response.json({ id: '1' });
  }) as typeof fetch;
});

const fillPerson = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Prénom'), 'Marie');
  await user.type(screen.getByLabelText('Nom'), 'Dupont');
  await user.type(screen.getByLabelText('E-mail'), 'marie@example.be');
  await user.click(screen.getByLabelText(/^J’accepte/));
};

test('a search fills the form in, with a town that has no listing today too', async () => {
  const data = await loadData('?goal=0&city=dinant|5500&type=1&price=-300000&bedrooms=3');
  await renderPart(<DemandPage data={data} />);
  const user = userEvent.setup();
  await fillPerson(user);
  expect(screen.getByText('Dinant (5500)', { selector: 'summary *' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Enregistrer mon alerte' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    goal: 'buy',
    types: ['1'],
    cities: ['dinant|5500'],
    priceMax: '300000',
    bedroomsMin: '3',
    frequency: 'at-once',
  });
});

test('goal, a type and a zone are asked for, each beside its field', async () => {
  await renderPart(<DemandPage data={await loadData('')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mon alerte' }));
  for (const message of [
    'Indiquez si vous souhaitez acheter ou louer',
    'Choisissez au moins un type de bien',
    'Choisissez au moins une commune, un code postal, une province ou une région',
  ])
    expect(screen.getByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Acheter')));
  expect(sent).toEqual([]);
});

test.each([
  ['fr', 'Enregistrer mon alerte', /^Choisissez au moins une commune/],
  ['nl', 'Zoekopdracht bewaren', /^Kies minstens één gemeente/],
] as const)(
  'in %s the button of a missing zone is marked, described and reached',
  async (language, send, message) => {
    await renderPart(<DemandPage data={await loadData('?goal=0&type=1')} />, { language });
    await userEvent.click(screen.getByRole('button', { name: send }));
    const zone = document.querySelector('summary[aria-invalid="true"]')!;
    const note = document.getElementById(zone.getAttribute('aria-describedby')!)!;
    expect(note.textContent).toMatch(message);
    expect(note.querySelector('svg')).toBeTruthy();
    const way = document.querySelector(`a[href="#${zone.id}"]`);
    expect(way).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(zone));
  },
);

test('the link of a mail shows the demand, and changes it', async () => {
  const data = await loadData('?token=t.0k3n');
  await renderPart(<DemandPage data={data} />);
  expect(screen.getByRole('heading', { name: 'Modifier votre alerte' })).toBeTruthy();
  await fillPerson(userEvent.setup());
  await userEvent.click(screen.getByLabelText('Tout de suite'));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mon alerte' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ token: 't.0k3n', goal: 'rent', frequency: 'at-once' });
});

test('without scripts it is sent with every choice', async () => {
  const send = jest.fn(async (..._: unknown[]) => ({ id: '1' }));
  const form = new URLSearchParams(
    'goal=buy&types=1&types=2&zips=5000&frequency=weekly&firstName=Marie&lastName=Dupont&email=m%40example.be&privacy=on&key=a-key-of-sixteen',
  );
  form.set('openedAt', String(Date.now() - 60_000));
  const answer: Response = await (
    action({
      api: { send },
      form,
      href: () => '/fr/merci/',
      language: 'fr',
      site: {},
    } as never) as Promise<never>
  ).catch((thrown) => thrown);
  expect(answer.status).toBe(303);
  expect(send).toHaveBeenCalledWith('sendDemand', {
    body: expect.objectContaining({ types: ['1', '2'], zips: '5000', frequency: 'weekly' }),
  });
});

test.each(LANGUAGES)('in %s it hydrates without mismatch, and every text exists', async (language) => {
  await hydratePart(<DemandPage data={await loadData('?city=namur|5000')} />, { language });
  expect(document.querySelectorAll('form fieldset').length).toBeGreaterThan(10);
});
