import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnerOverview, OwnerProperty, VisitCounts } from 'shared-kit/contracts/api/owner';
import type { OwnerDocument } from 'shared-kit/contracts/api/owner-portal';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { renderPart } from '../../testing/render-part.tsx';
import type { DocumentAnswer } from '../documents/document.action.ts';
import { pageArgs, catchRedirect } from '../../testing/page-args.ts';
import { action } from './portal.action.ts';
import PortalPage from './portal-page.tsx';

afterEach(() => void jest.restoreAllMocks());

const owner = { firstName: 'Anne', lastName: 'Lefèvre' };
const property = (id: number, visits: VisitCounts): OwnerProperty => ({
  listing: {
    id,
    goal: 0,
    section: 'sale',
    reference: `A${id}`,
    slugs: { town: 'namur', title: 'maison', project: '' },
    headline: 'Maison',
    title: `Maison ${id}`,
    mainType: 'Maison',
    typeIds: [1],
    city: 'Namur',
    zip: '5000',
    projectId: null,
    status: 'sold',
    marquee: null,
    price: { kind: 'amount', amount: 300_000, perMonth: false },
    pricePerM2: null,
    newBuild: false,
    addedOn: null,
    bedrooms: 3,
    bathrooms: 1,
    surfaceLiving: 120,
    surfaceGround: null,
    energyLabel: null,
    latitude: null,
    longitude: null,
    picture: null,
    pictures: [],
  },
  visits,
});
const overview: OwnerOverview = {
  visits: { today: 1, week: 12, month: 1234, total: 5680 },
  days: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    visits: index,
  })),
  sources: [
    { source: 'portal', visits: 40 },
    { source: 'search', visits: 10 },
  ],
  actions: [{ action: 'saved', recent: 3, total: 8 }],
  similar: { place: 'town', listings: 7, median: 31.5, own: 50 },
  upcoming: [
    {
      id: 'a',
      propertyId: 2,
      type: 'visit',
      day: '2026-11-24',
      slot: '10:00-13:00',
      contact: 'Marie D.',
      subject: '',
      comment: '',
      state: 'confirmed',
      status: '',
      link: null,
      language: null,
    },
  ],
};
const documents: OwnerDocument[] = [
  {
    propertyId: 1,
    code: 'soil',
    name: 'Attestation du sol',
    language: 'fr',
    due: '2026-12-15',
    received: null,
  },
  {
    propertyId: 2,
    code: 'epc',
    name: 'Certificat PEB',
    language: 'fr',
    due: null,
    received: { day: '2026-11-20', files: ['peb.pdf'] },
  },
];
test.each(['fr', 'de'] as const)(
  'on a page in %s documents, homes and words in Dutch say so',
  async (language) => {
    const foreign = property(2, overview.visits);
    foreign.listing = { ...foreign.listing, title: 'Ruim huis', titleLanguage: 'nl' };
    const [first] = overview.upcoming;
    await renderPart(
      <PortalPage
        data={{
          owner,
          properties: [property(1, overview.visits), foreign],
          overview: {
            ...overview,
            upcoming: [{ ...first!, state: null, status: 'Afgesproken', language: 'nl' }],
          },
          documents: [{ ...documents[0]!, propertyId: 2, name: 'Bodemattest', language: 'nl' }],
        }}
      />,
      { language },
    );
    const foreignTexts = [...document.querySelectorAll('[lang=nl]')].map(({ textContent }) => textContent);
    for (const text of ['Bodemattest', 'Afgesproken', 'A2 – Ruim huis', 'Ruim huis'])
      expect(foreignTexts).toContain(text);
  },
);

test.each([
  ['fr', 'Voici l’intérêt que suscite Maison 2.'],
  ['nl', 'Zoveel belangstelling is er voor Maison 2.'],
] as const)('in %s the home that was chosen is named', async (language, intro) => {
  const properties = [1, 2, 3, 4].map((id) => property(id, overview.visits));
  await renderPart(<PortalPage data={{ owner, properties, overview, documents: [], chosen: 2 }} />, {
    language,
  });
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === intro),
  ).toBeTruthy();
});

const nothing: OwnerOverview = {
  visits: { today: 0, week: 0, month: 0, total: 0 },
  days: overview.days.map(({ day }) => ({ day, visits: 0 })),
  sources: [],
  actions: [],
  similar: null,
  upcoming: [],
};
const visited = property(1, { today: 1, week: 12, month: 1234, total: 5678 });
const unseen = property(2, { today: 0, week: 0, month: 0, total: 2 });
const figuresIn = (element: HTMLElement) =>
  [...element.querySelectorAll('dd')].map((figure) => figure.textContent?.replace(/\s/g, ' '));

/** Answers uploads with a reference, or refuses them; returns what was sent of the document. */
function sendingFiles(reference: string | undefined) {
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => undefined);
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    const answer = reference ? { file: reference } : { errors: [{ messageKey: 'type' }] };
    Object.defineProperties(this, {
      status: { value: reference ? 200 : 422 },
      responseText: { value: JSON.stringify(answer) },
    });
    this.onload?.({} as ProgressEvent);
  });
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ done: true }));
  return () => {
    const call = fetched.mock.calls.find(([address]) => address === '/api/owner/documents');
    return call && (JSON.parse(String(call[1]?.body)) as unknown);
  };
}

test('greets the owner and shows each property with status, price and visits', async () => {
  await renderPart(<PortalPage data={{ owner, documents, properties: [visited, unseen], overview }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bonjour Anne');
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getByRole('link', { name: 'Maison 1' }).getAttribute('href')).toBe(
    '/fr/a-vendre/namur/maison/1/',
  );
  expect(first!.textContent).toMatch(/Vendu.*Maison · 5000 Namur.*Référence A1.*300\.000/);
  expect(figuresIn(first!)).toEqual(['1', '12', '1.234', '5.678']);
});

test('shows visits of every day as a picture that is read aloud, and as a table', async () => {
  await renderPart(<PortalPage data={{ owner, documents, properties: [visited, unseen], overview }} />);
  const statistics = screen.getByRole('region', { name: 'Consultations de la page' });
  expect(figuresIn(statistics).slice(0, 4)).toEqual(['1', '12', '1.234', '5.680']);
  expect(within(statistics).getByRole('img').getAttribute('aria-label')).toMatch(/435 au total, au plus 29/);
  const [, newest] = within(statistics).getAllByRole('row', { hidden: true });
  expect(newest!.textContent).toBe('30 nov. 202629');
  expect(statistics.textContent).toMatch(/Portails immobiliers40.*Moteurs de recherche10/);
  expect(statistics.textContent).toMatch(/Ajouté aux favoris3 8 au total/);
  expect(statistics.textContent).toMatch(/Médiane des autres, 30 jours32.*7 autres biens.*même commune/);
});

test('tells what is to come, and whose property it is', async () => {
  await renderPart(<PortalPage data={{ owner, documents, properties: [visited, unseen], overview }} />);
  const upcoming = screen.getByRole('region', { name: 'À venir' });
  expect(upcoming.textContent).toMatch(
    /mardi 24 novembre.*10:00 – 13:00.*Visite · Marie D\. · Confirmée.*Maison 2/,
  );
});

test('without visits there is still every part, in words', async () => {
  await renderPart(<PortalPage data={{ owner, documents, properties: [unseen], overview: nothing }} />);
  expect(screen.getByText('Pas encore de chiffres pour les 30 derniers jours.')).toBeTruthy();
  expect(screen.getByText(/Aucune visite ni journée portes ouvertes/)).toBeTruthy();
  expect(screen.queryByLabelText('Bien')).toBeNull();
});

test('a chosen property is in the address, and alone below its statistics', async () => {
  const { address, unmount } = await renderPart(
    <PortalPage data={{ owner, documents, properties: [visited, unseen], overview }} />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Bien'), '2');
  await waitFor(() => expect(address()).toMatch(/\?property=2$/));
  unmount();
  await renderPart(
    <PortalPage data={{ owner, documents, properties: [visited, unseen], overview, chosen: 2 }} />,
  );
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByLabelText<HTMLSelectElement>('Bien').value).toBe('2');
});

test('without a property it says what will come and whom to ask', async () => {
  await renderPart(<PortalPage data={{ owner, documents, properties: [], overview: nothing }} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Aucun bien en ligne pour le moment');
});

test('signing out leads to the sign-in page', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ done: true }));
  const { address } = await renderPart(
    <PortalPage data={{ owner, documents, properties: [], overview: nothing }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(address()).toBe('/fr/login/?notice=signedOut'));
  expect(fetched.mock.calls[0]![0]).toBe('/api/auth/sign-out');
});

test('tells which documents are missing and which came, and sends files for one', async () => {
  const sent = sendingFiles('AAAAAAAAAAAAAAAAAAAAAA/3/sol.pdf');
  const { address } = await renderPart(
    <PortalPage data={{ owner, documents, properties: [visited, unseen], overview, chosen: 1 }} />,
  );
  const section = screen.getByRole('region', { name: 'Documents dont nous avons besoin' });
  expect(section.textContent).toMatch(
    /manque encore un document.*Attestation du sol.*avant le 15 déc\. 2026/,
  );
  expect(section.textContent).toMatch(/Certificat PEB.*Reçu le 20 nov\. 2026 : peb\.pdf/);
  const [missing] = within(section).getAllByRole('listitem');
  await userEvent.click(within(missing!).getByText('Envoyer ce document'));
  const field = within(missing!).getByLabelText('Fichiers : Attestation du sol', { selector: 'input' });
  await userEvent.upload(field, new File(['pdf'], 'sol.pdf', { type: 'application/pdf' }));
  await userEvent.click(within(missing!).getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(address()).toMatch(/\?notice=document$/));
  expect(sent()).toEqual({ propertyId: 1, code: 'soil', files: ['AAAAAAAAAAAAAAAAAAAAAA/3/sol.pdf'] });
});

test('a document without a file, or with one that is refused, is not sent', async () => {
  const sent = sendingFiles(undefined);
  await renderPart(<PortalPage data={{ owner, documents, properties: [visited], overview }} />);
  const [missing] = within(screen.getByRole('region', { name: /^Documents/ })).getAllByRole('listitem');
  await userEvent.click(within(missing!).getByText('Envoyer ce document'));
  const submit = within(missing!).getByRole('button', { name: 'Envoyer' });
  await userEvent.click(submit);
  expect(await within(missing!).findByText('Choisissez d’abord un fichier.')).toBeTruthy();
  const field = within(missing!).getByLabelText(/^Fichiers/, { selector: 'input' });
  await userEvent.upload(field, new File(['x'], 'sol.pdf', { type: 'application/pdf' }));
  expect(await within(missing!).findByText('Ce type de fichier n’est pas accepté')).toBeTruthy();
  await userEvent.click(submit);
  expect(await within(missing!).findByText(/^Rien n’a encore été envoyé/)).toBeTruthy();
  expect(sent()).toBeUndefined();
});

test('a document is sent without JavaScript too, and what was refused is named at its form', async () => {
  const fields = { propertyId: '1', code: 'soil', files: 'AAAAAAAAAAAAAAAAAAAAAA/3/sol.pdf' };
  const { args, api } = pageArgs('/fr/x/?property=1', { sendOwnerDocument: { done: true } }, fields);
  expect((await catchRedirect(action(args))).location).toMatch(/\?property=1&notice=document$/);
  expect(api.send).toHaveBeenCalledWith('sendOwnerDocument', {
    body: { propertyId: 1, code: 'soil', files: ['AAAAAAAAAAAAAAAAAAAAAA/3/sol.pdf'] },
  });
  const { args: wrong, api: unasked } = pageArgs('/fr/x/', {}, { ...fields, files: 'refused:type/sol.exe' });
  const answer = (await action(wrong)) as unknown as { data: DocumentAnswer; init: { status: number } };
  expect(answer.init.status).toBe(422);
  expect(unasked.send).not.toHaveBeenCalled();
  await renderPart(
    <PortalPage data={{ owner, documents, properties: [visited], overview }} actionData={answer.data} />,
  );
  const list = screen.getByRole('list', { name: 'Fichiers : Attestation du sol' });
  expect(list.textContent).toMatch(/^sol\.exeCe type de fichier/);
});

test.each(LANGUAGES)('no text is missing in %s', async (language) => {
  await renderPart(<PortalPage data={{ owner, documents, properties: [visited, unseen], overview }} />, {
    language,
  });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
