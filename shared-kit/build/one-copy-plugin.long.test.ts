import { expect, test } from '@jest/globals';
import { buildApp, fixtureRemote } from '../testing/fixture-app.ts';

test('shared modules by their own names are no copies', async () => {
  const source = `import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from 'shared-kit/host';
import { Notice } from 'shared-kit/ui/notice/notice';
export default function Page() {
  useHost(); useIntl(); useState(0);
  return <Notice kind="error" title="x" />;
}`;
  const dir = fixtureRemote({
    config: `{ name: 'mf-x', widgets: { Page: { code: './src/page.tsx' } } }`,
    files: { 'src/page.tsx': source },
  });
  expect(await buildApp(dir)).toMatchObject({
    built: true,
    output: expect.stringMatching(/^mf-x 0\.1\.0-/m),
  });
});
