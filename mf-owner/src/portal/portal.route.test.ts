import { expect, test } from '@jest/globals';
import { pageArgs, problem, catchRedirect } from '../../testing/page-args.ts';
import { action } from './portal.action.ts';
import { loader } from './portal.route.ts';

test('who has not signed in does so first and comes back', async () => {
  const { args } = pageArgs('/fr/espace-proprietaire/', {
    getOwnerPortal: problem(401, 'sign-in-required'),
  });
  expect(await catchRedirect(loader(args))).toEqual({
    status: 302,
    location: '/fr/login/?next=%2Ffr%2Fespace-proprietaire%2F',
  });
});

test('the chosen property is asked for, and comes back after signing in', async () => {
  const address = '/fr/espace-proprietaire/?property=7';
  const owner = { firstName: 'Anne', lastName: 'Lefèvre' };
  const { args, api } = pageArgs(address, {
    getOwnerPortal: { owner, properties: [], overview: { days: [] }, documents: [] },
  });
  expect(await loader(args)).toMatchObject({ chosen: 7, overview: { days: [] } });
  expect(api.get).toHaveBeenCalledWith(
    'getOwnerPortal',
    expect.objectContaining({ query: { lang: 'fr', property: 7 } }),
  );
  const { args: outside } = pageArgs(address, { getOwnerPortal: problem(401, 'sign-in-required') });
  expect((await catchRedirect(loader(outside))).location).toBe(
    '/fr/login/?next=%2Ffr%2Fespace-proprietaire%2F%3Fproperty%3D7',
  );
});

test.each(['abc', '-1', '99999999999'])(
  '?property=%s is no property: a page that does not exist',
  async (asked) => {
    const { args, api } = pageArgs(`/fr/espace-proprietaire/?property=${asked}`, {
      getOwnerPortal: problem(422, 'invalid-input', [
        { field: 'property', rule: 'x', messageKey: 'invalid' },
      ]),
    });
    await expect(loader(args)).rejects.toMatchObject({ status: 404, code: 'property-not-found' });
    expect(api.get).toHaveBeenCalled();
  },
);

test('any other problem is not taken for it', async () => {
  const { args } = pageArgs('/fr/espace-proprietaire/', { getOwnerPortal: problem(500, 'fault') });
  await expect(loader(args)).rejects.toMatchObject({ status: 500 });
});

test('the sign-out button works without JavaScript', async () => {
  const { args, api } = pageArgs('/fr/espace-proprietaire/', { signOut: { done: true } });
  expect(await catchRedirect(action(args))).toEqual({ status: 303, location: '/fr/login/?notice=signedOut' });
  expect(api.send).toHaveBeenCalledWith('signOut', { body: {} });
});
