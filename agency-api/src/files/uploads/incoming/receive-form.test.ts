import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { receiveForm } from './receive-form.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-spool-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const HEAD = '--x\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-';
const formOn = (line: PassThrough) =>
  Object.assign(line, { headers: { 'content-type': 'multipart/form-data; boundary=x' } });

test('a form that breaks off leaves nothing behind', async () => {
  const line = new PassThrough();
  const received = receiveForm(formOn(line), folder, () => Promise.reject(new Error('is not used')));
  line.write(HEAD + 'x'.repeat(200_000));
  line.destroy(new Error('the visitor left'));
  await expect(received).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test('a form that ends in the middle of a file is refused', async () => {
  const line = new PassThrough();
  line.end(HEAD + 'x'.repeat(200_000));
  const received = receiveForm(formOn(line), folder, async () => 'used');
  await expect(received).rejects.toThrow('not valid');
  expect(readdirSync(folder)).toEqual([]);
});

test('files are there while they are used, and gone afterwards', async () => {
  const line = new PassThrough();
  line.end(`${HEAD}1.7\r\n--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n`);
  const parts = await receiveForm(formOn(line), folder, async (found) => {
    expect(readdirSync(folder)).toHaveLength(1);
    return found;
  });
  expect(parts).toMatchObject([
    { kind: 'file', name: 'cv', file: { givenName: 'cv.pdf', size: 8, isTooLarge: false } },
    { kind: 'field', name: 'a', value: 'b' },
  ]);
  expect(readdirSync(folder)).toEqual([]);
});
