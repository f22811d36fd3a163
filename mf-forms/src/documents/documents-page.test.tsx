import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import type { Subject } from '../form/subject.ts';
import DocumentsPage from './documents-page.tsx';

const property: Subject = {
  kind: 'property',
  id: 7,
  title: 'Villa',
  reference: 'A7',
  path: '/fr/a-vendre/namur/villa/7/',
  documents: [
    { id: 'd1', name: 'Certificat PEB' },
    { id: 'd2', name: ' ' },
  ],
};
const page = (about: Subject | undefined = property) => <DocumentsPage data={{ property: about }} />;
const NOTICE = 'documents déjà demandés pour ce bien';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the documents are asked for by name, and the browser that asked remembers it', async () => {
  let sent: unknown;
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    sent = JSON.parse(String(init.body));
    return Response.json({ id: '1' });
  }) as typeof fetch;
  const { address, unmount } = await renderPart(page());
  expect(screen.queryByText(NOTICE)).toBeNull();
  await userEvent.click(screen.getByLabelText('Certificat PEB'));
  for (const label of [/^Prénom/, /^Nom/]) await userEvent.type(screen.getByLabelText(label), 'Marie');
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'marie@example.be');
  await userEvent.click(screen.getByLabelText(/^J’accepte/));
  await userEvent.click(screen.getByRole('button', { name: 'Demander les documents' }));
  await waitFor(() => expect(address()).toContain('/fr/merci/documents/'));
  expect(sent).toMatchObject({ documents: ['d2'], propertyId: 7 });
  unmount();
  await renderPart(page());
  expect(await screen.findByText(NOTICE)).toBeTruthy();
});

const NOT_REQUESTED = {
  nl: 'De documenten konden niet worden aangevraagd: uw e-mail werd niet verzonden',
  fr: 'Les documents n’ont pas pu être demandés. Votre e-mail n’a pas été envoyé.',
  en: 'The documents could not be requested: your mail was not sent',
  de: 'Die Unterlagen konnten nicht angefordert werden: Ihre E-Mail wurde nicht gesendet',
};
test.each(LANGUAGES)('in %s a request that failed says that it is about documents', async (language) => {
  globalThis.fetch = () => Promise.reject(new TypeError('no line'));
  const { container } = await renderPart(page(), { language });
  await userEvent.click(screen.getByLabelText('Certificat PEB'));
  const fields = container.querySelectorAll<HTMLInputElement>('[name=firstName], [name=lastName]');
  for (const field of fields) await userEvent.type(field, 'Marie');
  await userEvent.type(container.querySelector('[name=email]')!, 'marie@example.be');
  await userEvent.click(container.querySelector('[name=privacy]')!);
  await userEvent.click(container.querySelector('form [type=submit]')!);
  expect(
    (await screen.findByText(NOT_REQUESTED[language], { exact: false })).closest('[role=alert]'),
  ).toBeTruthy();
  expect(localStorage.getItem('facade.documents')).toBeNull();
});

test('another property, or what others wrote into the storage, is not taken for a request', async () => {
  localStorage.setItem('facade.documents', '{"7":true}');
  await renderPart(page());
  expect(screen.queryByText(NOTICE)).toBeNull();
});

const REQUESTED = {
  nl: 'documenten al aangevraagd voor dit pand',
  fr: NOTICE,
  en: 'documents already requested for this property',
  de: 'Dokumente für diese Immobilie bereits angefordert',
};
test.each(LANGUAGES)(
  'in %s the page hydrates without mismatch, and tells who asked before',
  async (language) => {
    localStorage.setItem('facade.documents', '[7]');
    await hydratePart(page(), { language });
    expect(screen.getAllByRole('checkbox').length).toBe(3);
    expect(await screen.findByText(REQUESTED[language])).toBeTruthy();
  },
);

test('a property without such documents leads back to its page', async () => {
  await renderPart(page({ ...property, documents: [] }));
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Retour au bien' }).getAttribute('href')).toBe(property.path);
});
