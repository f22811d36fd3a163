import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from 'shared-kit/api-client';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { pageArgs, problem } from '../../testing/page-args.ts';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import { DocumentForm } from './owner-documents.tsx';
import { sendDocument, type DocumentRefusal } from './send-document.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const MB = 2 ** 20;
const NAME = { propertyId: 1, code: 'soil' };
const DOCUMENT = { ...NAME, name: 'Attestation du sol', language: 'fr' as const, due: null, received: null };
const reference = (name: string, size = 3) => `AAAAAAAAAAAAAAAAAAAAAA/${size}/${name}`;
const chosen = (value: string[], isAnyRefused = false) => ({ value, isAnyRefused });
const createFile = (name: string, size: number) =>
  Object.defineProperty(new File(['x'], name, { type: 'application/pdf' }), 'size', { value: size });

/** Keeps each upload under its own name; returns how many there were. */
function keepingUploads() {
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => undefined);
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
    body,
  ) {
    const { name } = (body as FormData).get('files') as File;
    Object.defineProperties(this, {
      status: { value: 200 },
      responseText: { value: JSON.stringify({ file: reference(name) }) },
    });
    this.onload?.({} as ProgressEvent);
  });
  return () => sent.mock.calls.length;
}

/** What is sent to the API from the page, which answers all. */
function sentFromPage() {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ done: true }));
  return () =>
    fetched.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { files: string[] }).files);
}

function apiAnswering(answer: unknown) {
  const { args, api } = pageArgs('/fr/x/', { sendOwnerDocument: answer });
  return { client: args.api as ApiClient, api };
}

async function told(refusal: DocumentRefusal | undefined) {
  await renderPart(<DocumentForm document={DOCUMENT} refusedBefore={refusal} />);
  const id = chooser().getAttribute('aria-describedby')!;
  return document.getElementById(id)!.textContent;
}
const chooser = () => screen.getByLabelText(/^Fichiers/, { selector: 'input[type=file]' });
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

test('nothing is sent while a file is refused; what is too large in all is not even uploaded', async () => {
  const [uploads, sent] = [keepingUploads(), sentFromPage()];
  await renderPart(<DocumentForm document={DOCUMENT} refusedBefore={undefined} />);
  await userEvent.upload(
    chooser(),
    [8, 8, 8, 8, 4].map((size, index) => createFile(`page ${index + 1}.pdf`, size * MB)),
  );
  await waitFor(() => expect(uploads()).toBe(4));
  expect(items().filter((text) => /30 Mo/.test(text!))).toEqual([expect.stringMatching(/^page 4\.pdf/)]);
  await send();
  expect(await screen.findByText(/^Rien n’a encore été envoyé/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(chooser()));
  expect(sent()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Retirer page 4.pdf' }));
  expect(screen.queryByText(/^Rien n’a encore été envoyé/)).toBeNull();
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.map((text) => text.split('/')[2])).toEqual([
    'page 1.pdf',
    'page 2.pdf',
    'page 3.pdf',
    'page 5.pdf',
  ]);
});

test('files that are on their way are waited for', async () => {
  const sent = sentFromPage();
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => undefined);
  let answer: (() => void) | undefined;
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, {
      status: { value: 200 },
      responseText: { value: JSON.stringify({ file: reference('a.pdf') }) },
    });
    answer = () => this.onload?.({} as ProgressEvent);
  });
  await renderPart(<DocumentForm document={DOCUMENT} refusedBefore={undefined} />);
  await userEvent.upload(chooser(), createFile('a.pdf', 3));
  await waitFor(() => expect(answer).toBeDefined());
  await send();
  expect(sent()).toEqual([]);
  answer!();
  await waitFor(() => expect(sent()).toEqual([[reference('a.pdf')]]));
});

test('a file that was on its way when the page was left is said to be lost, once', async () => {
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => undefined);
  const upload = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  const page = () => renderPart(<DocumentForm document={DOCUMENT} refusedBefore={undefined} />);
  const { unmount } = await page();
  await userEvent.upload(chooser(), createFile('a.pdf', 3));
  await waitFor(() => expect(upload).toHaveBeenCalled());
  unmount();
  const again = await page();
  expect(items()).toEqual([expect.stringMatching(/^a\.pdf.*perdu quand vous avez quitté la page/)]);
  again.unmount();
  await page();
  expect(items()).toEqual([]);
});

test.each([
  ['too many', [1, 1, 1, 1, 1, 1], 'refused:too-many/6.pdf'],
  ['too large together, as pictures may grow when they are drawn anew', [16, 16], 'refused:too-large/2.pdf'],
])('uploaded files that are %s are named, and the others stay chosen', async (_, sizes, refused) => {
  const { client, api } = apiAnswering({ done: true });
  const references = sizes.map((size, index) => reference(`${index + 1}.pdf`, size * MB));
  expect(await sendDocument(client, NAME, chosen(references))).toEqual({
    kind: 'refused',
    reason: 'refused',
    files: [...references.slice(0, -1), refused],
  });
  expect(api.send).not.toHaveBeenCalled();
});

test('without scripts what was kept comes back ticked, beside what was refused', async () => {
  const files = [reference('a.pdf'), 'refused:type/evil.exe'];
  const refusal: DocumentRefusal = { kind: 'refused', reason: 'refused', files };
  await hydratePart(<DocumentForm document={DOCUMENT} refusedBefore={refusal} />);
  expect(screen.getByRole('checkbox', { name: 'a.pdf' })).toMatchObject({ name: 'files', value: files[0] });
  expect(items().at(-1)).toMatch(/^evil\.exe.*n’est pas accepté/);
});

test('files that are no more there are not taken for none', async () => {
  const errors = [{ field: 'files', rule: 'uploaded within a day', messageKey: 'invalid' as const }];
  const { client } = apiAnswering(problem(422, 'invalid-input', errors));
  const refusal = await sendDocument(client, NAME, chosen([reference('old.pdf')]));
  expect(await told(refusal)).toBe(
    'Ces fichiers ne peuvent plus être envoyés. Veuillez les choisir à nouveau.',
  );
  expect(items()).toEqual([]);
});

test.each([
  ['none was chosen', []],
  ['the API finds none', [reference('a.pdf')]],
])('it is said to choose a file where %s', async (_, references) => {
  const errors = [{ field: 'files', rule: 'at least one file', messageKey: 'required' as const }];
  const { client } = apiAnswering(problem(422, 'invalid-input', errors));
  const refusal = await sendDocument(client, NAME, chosen(references));
  expect(await told(refusal)).toBe('Choisissez d’abord un fichier.');
});

test('files stay chosen where nothing was wrong with them', async () => {
  const { client } = apiAnswering(problem(429, 'too-many-requests'));
  const refusal = await sendDocument(client, NAME, chosen([reference('a.pdf')]));
  expect(refusal).toEqual({ kind: 'too-many', files: [reference('a.pdf')] });
  expect(await told(refusal)).toMatch(/^Par sécurité, patientez/);
});

test.each(LANGUAGES)('what may be sent in all is said in %s', async (language) => {
  await renderPart(<DocumentForm document={DOCUMENT} refusedBefore={undefined} />, { language });
  expect(screen.getByText(/30 M[Bo]/)).toBeTruthy();
});
