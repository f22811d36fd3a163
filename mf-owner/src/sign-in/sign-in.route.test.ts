import { expect, test } from '@jest/globals';
import { pageArgs, catchRedirect } from '../../testing/page-args.ts';
import { loader } from './sign-in.route.ts';

const PORTAL = '/fr/espace-proprietaire/';

test('who is signed in already goes on at once', async () => {
  const owner = { firstName: 'Anne', lastName: 'Lefèvre' };
  const { args } = pageArgs('/fr/login/', { getSignedInOwner: { owner } });
  expect(await catchRedirect(loader(args))).toEqual({ status: 302, location: PORTAL });
});

test('anybody else gets the form, with what brought them here', async () => {
  const { args } = pageArgs('/fr/login/?notice=signedOut', { getSignedInOwner: { owner: null } });
  expect(await loader(args)).toEqual({ returnPath: PORTAL, notice: 'signedOut' });
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/fr/\\evil',
  'javascript:alert(1)',
  '/api/owner',
])('a link that would lead to %s afterwards leads to the portal', async (next) => {
  const address = `/fr/login/?${new URLSearchParams({ next, notice: '<b>' })}`;
  const { args } = pageArgs(address, { getSignedInOwner: { owner: null } });
  expect(await loader(args)).toEqual({ returnPath: PORTAL });
});
