import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ApiClient } from 'shared-kit/api-client';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { pageArgs, problem } from '../../testing/page-args.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { DocumentForm } from './document-form.tsx';
import { sendFiles, sendReferences, type DocumentRefusal } from './send-document.ts';

afterEach(() => void jest.restoreAllMocks());

const MB = 2 ** 20;
const NAME = { propertyId: 1, code: 'soil' };
const DOCUMENT = { ...NAME, name: 'Attestation du sol', due: null, received: null };
const reference = (name: string, size: number) => `AAAAAAAAAAAAAAAAAAAAAA/${size}/${name}`;

function fileOf(name: string, size: number): File {
  return Object.defineProperty(new File(['x'], name), 'size', { value: size });
}

/** Keeps each upload; returns how many there were. */
function keepingUploads(kept = reference('kept.pdf', 3)) {
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => undefined);
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    Object.defineProperties(this, {
      status: { value: 200 },
      responseText: { value: JSON.stringify({ file: kept }) },
    });
    this.onload?.({} as ProgressEvent);
  });
  return () => sent.mock.calls.length;
}

function apiAnswering(answer: unknown) {
  const { args, api } = pageArgs('/fr/x/', { sendOwnerDocument: answer });
  return { client: args.api as ApiClient, api };
}

async function told(refusal: DocumentRefusal | undefined) {
  await renderPart(<DocumentForm document={DOCUMENT} refusedBefore={refusal} />);
  return screen.getByRole('alert').textContent;
}

test('files that are too large together are named before any is uploaded', async () => {
  const uploads = keepingUploads();
  const { client } = apiAnswering({ done: true });
  const files = [8, 8, 8, 8, 4].map((size, index) => fileOf(`page ${index + 1}.pdf`, size * MB));
  const refusal = await sendFiles(client, NAME, files);
  expect(refusal).toEqual({ kind: 'refused', files: [{ name: 'page 4.pdf', fault: 'too-large' }] });
  expect(uploads()).toBe(0);
  expect(await told(refusal)).toMatch(/page 4\.pdf : .*ou l’ensemble des fichiers 30 Mo/);
});

test('files that fit are sent, and so is one after a fault was mended', async () => {
  const uploads = keepingUploads();
  const { client, api } = apiAnswering({ done: true });
  expect(await sendFiles(client, NAME, [fileOf('empty.pdf', 0), fileOf('a.pdf', MB)])).toMatchObject({
    files: [{ name: 'empty.pdf', fault: 'empty' }],
  });
  expect(await sendFiles(client, NAME, [fileOf('a.pdf', 10 * MB)])).toBeUndefined();
  expect([uploads(), api.send.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['too many', [1, 1, 1, 1, 1, 1], { name: '6.pdf', fault: 'too-many' }],
  [
    'too large together, as pictures may grow when they are drawn anew',
    [16, 16],
    { name: '2.pdf', fault: 'too-large' },
  ],
])('uploaded files that are %s are named too', async (_, sizes, fault) => {
  const { client, api } = apiAnswering({ done: true });
  const references = sizes.map((size, index) => reference(`${index + 1}.pdf`, size * MB));
  expect(await sendReferences(client, NAME, references)).toEqual({ kind: 'refused', files: [fault] });
  expect(api.send).not.toHaveBeenCalled();
});

test('files that are no more there are not taken for none', async () => {
  const errors = [{ field: 'files', rule: 'uploaded within a day', messageKey: 'invalid' as const }];
  const { client } = apiAnswering(problem(422, 'invalid-input', errors));
  const refusal = await sendReferences(client, NAME, [reference('old.pdf', 3)]);
  expect(await told(refusal)).toBe(
    'Ces fichiers ne peuvent plus être envoyés. Veuillez les choisir à nouveau.',
  );
});

test.each([
  ['none was chosen', []],
  ['the API finds none', [reference('a.pdf', 3)]],
])('it is said to choose a file where %s', async (_, references) => {
  const errors = [{ field: 'files', rule: 'at least one file', messageKey: 'required' as const }];
  const { client } = apiAnswering(problem(422, 'invalid-input', errors));
  const refusal = await sendReferences(client, NAME, references);
  expect(await told(refusal)).toBe('Choisissez d’abord un fichier.');
});

test.each(LANGUAGES)('what may be sent in all is said in %s', async (language) => {
  await renderPart(<DocumentForm document={DOCUMENT} refusedBefore={undefined} />, { language });
  expect(screen.getByText(/30 M[Bo]/)).toBeTruthy();
});
