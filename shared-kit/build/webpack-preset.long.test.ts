import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildApp, fixtureRemote } from 'composer/testing/fixture-app.ts';
import type { Release } from 'composer/contract';
import { LANGUAGES } from '../src/domain/languages.ts';

test('a remote has its texts in all languages, set as each is, with shared groups; shared modules by their own names are no copies', async () => {
  const source = `import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { Notice } from 'shared-kit/ui/notice/notice';
export default function Page() {
  useHost(); useIntl(); useState(0);
  return <Notice kind="error" title="x" />;
}`;
  const dir = fixtureRemote({
    config: `{ name: 'mf-x', sharedMessages: ['navigation'], widgets: { Page: { code: './src/page.tsx' } } }`,
    files: {
      'src/page.tsx': source,
      ...Object.fromEntries(LANGUAGES.map((language) => [`messages/${language}.json`, '{"half":"50 %"}'])),
    },
    site: { preset: 'shared-kit/build', languages: LANGUAGES },
  });
  expect(await buildApp(dir)).toMatchObject({
    built: true,
    output: expect.stringMatching(/^mf-x 0\.1\.0-/m),
  });
  const { messages }: Release = JSON.parse(readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
  expect(Object.keys(messages)).toEqual(LANGUAGES);
  const script = (file: string) => readFileSync(path.join(dir, 'dist/web', file), 'utf8');
  const shared = path.resolve(import.meta.dirname, '../src/messages/navigation/nl.json');
  expect(script(messages.nl)).toContain('"half":"50%"');
  expect(script(messages.fr)).toContain('"half":"50\u00a0%"');
  for (const id of Object.keys(JSON.parse(readFileSync(shared, 'utf8'))))
    expect(script(messages.nl)).toContain(`"${id}":`);
});
