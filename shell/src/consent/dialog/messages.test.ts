import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that come with the code of a part: nothing parses them, neither at build nor in the browser. */
const FOLDERS = ['src/consent/dialog/messages', 'src/third-parties/live-chat/messages'];

test.each(FOLDERS)('%s has the same texts in all four languages, all of them plain', (folder) => {
  const files = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
  );
  expect(files).toHaveLength(4);
  for (const texts of files) {
    expect(Object.keys(texts)).toEqual(Object.keys(files[0]!));
    for (const text of Object.values(texts)) expect(text).toMatch(/^[^{}<>']+$/);
  }
});
