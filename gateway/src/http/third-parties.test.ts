import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInput } from 'composer/contract';
import { configure } from 'composer/testing/gateway-under-test.ts';
import { gateway } from '../testing/gateway-under-test.ts';
import { ECHO_SHELL, publishAll, release } from 'composer/testing/release-fixture.ts';

const ANALYTICS = 'https://analytics.example';
const CHAT = 'https://*.chat.example';
const ATTACK = "https://x.example; script-src 'unsafe-inline'";

const shell = (version: string, thirdParties: ReleaseInput['thirdParties']) => ({
  name: 'shell',
  version,
  server: ECHO_SHELL,
  release: { thirdParties },
});
const DECLARED = {
  analytics: { scripts: [ANALYTICS], connections: [ANALYTICS], images: [ANALYTICS] },
  liveChat: { frames: [CHAT] },
};

/** One gateway for all: its renderers cost a second to start. */
let opened: Awaited<ReturnType<typeof gateway>>;
beforeAll(async () => {
  opened = await gateway();
  await release(opened.store, shell('2', DECLARED));
});

async function policyWith(thirdParties: unknown, address = '/fr/') {
  configure(opened, { thirdParties });
  const { headers } = await opened.site.get(address);
  return { policy: headers['content-security-policy']!, permissions: headers['permissions-policy']! };
}

test('a page may use the origins of the third parties that are configured, each where it declares them', async () => {
  const { policy } = await policyWith({ analytics: 'G-ABCDE12345' });
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${ANALYTICS};`));
  expect(policy).toContain(`connect-src 'self' ${ANALYTICS};`);
  expect(policy).toContain(`img-src 'self' data: ${ANALYTICS};`);
  expect(policy).not.toContain('chat.example');
});

test('a frame of a third party has no features of the browser', async () => {
  const { policy, permissions } = await policyWith({ liveChat: 'x' });
  expect(policy).toContain(`frame-src 'self' ${CHAT};`);
  expect(permissions).not.toContain('chat.example');
});

test.each<unknown>([
  undefined,
  {},
  { constructor: 'x', __proto__: { a: 1 }, other: 'x' },
  'analytics',
  null,
  7,
])('with %j configured the policy names no other origin', async (thirdParties) => {
  const { policy } = await policyWith(thirdParties);
  expect(policy).not.toContain('.example');
});

test.each(['/fr/preview/', '/fr/x-Preview-x/', '/robots.txt'])(
  'of a site with a third party %s may use none',
  async (address) => {
    const { policy } = await policyWith({ analytics: 'G-ABCDE12345' }, address);
    expect(policy).not.toContain('.example');
  },
);

test('only the shell can declare third parties, and no origin that adds a directive', async () => {
  const { store } = opened;
  const remote = { ...shell('4', DECLARED), name: 'mf-x' };
  await expect(publishAll(store, [remote])).rejects.toThrow(/only the shell loads third parties/);
  const attacking = shell('4', { analytics: { scripts: [ATTACK] } });
  await expect(publishAll(store, [attacking])).rejects.toThrow(/\[invalid-release\] .*an https origin/);
});

test('a shell that was changed in the store to add a directive is not read', async () => {
  await release(opened.store, shell('3', DECLARED));
  const changed = (await opened.store.open('shell', '3')).release;
  writeFileSync(
    path.join(opened.store.folder, 'shell/3/release.json'),
    JSON.stringify({ ...changed, thirdParties: { analytics: { scripts: [ATTACK] } } }),
  );
  const { policy } = await policyWith({ analytics: 'G-ABCDE12345' });
  expect(policy).not.toContain('x.example');
});
