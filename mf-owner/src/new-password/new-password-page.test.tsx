import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageArgs } from '../../testing/page-args.ts';
import { renderPart } from '../../testing/render-part.tsx';
import NewPasswordPage from './new-password-page.tsx';
import { loader } from './new-password.route.ts';

afterEach(() => void jest.restoreAllMocks());
const problemAnswer = (field: string) => async () =>
  new Response(
    JSON.stringify({
      type: '',
      title: '',
      status: 422,
      code: 'invalid-input',
      errors: [{ field, rule: '', messageKey: '' }],
    }),
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  );
async function choose(password: string, repeated = password) {
  await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), password);
  await userEvent.type(screen.getByLabelText('Confirmez le nouveau mot de passe'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
}

test('the chosen password leads to the sign-in page', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ done: true }));
  const { address } = await renderPart(<NewPasswordPage data={{ token: 'abc' }} />);
  await choose('a garden with pear trees');
  await waitFor(() => expect(address()).toBe('/fr/login/?notice=newPassword'));
  expect(JSON.parse(String(fetched.mock.calls[0]![1]?.body))).toEqual({
    token: 'abc',
    newPassword: 'a garden with pear trees',
  });
});

test('a link that was used leads to a new one', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(problemAnswer('token'));
  await renderPart(<NewPasswordPage data={{ token: 'abc' }} />);
  await choose('a garden with pear trees');
  expect((await screen.findByRole('alert')).textContent).toContain('Ce lien n’est plus valable');
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' }).getAttribute('href')).toBe(
    '/fr/login/mot-de-passe-oublie/',
  );
});

test.each(['fr', 'en'] as const)(
  'in %s a link that is over says so before a password is typed',
  async (language) => {
    const { args } = pageArgs('/fr/x/?token=abc', { getOwnerLink: { isOpen: false } });
    await renderPart(<NewPasswordPage data={await loader(args)} />, { language });
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(document.querySelector('input[type=password]')).toBeNull();
  },
);

test('a link that was not copied whole says so at once', async () => {
  await renderPart(<NewPasswordPage data={{ token: '' }} />);
  expect(screen.getByRole('alert').textContent).toContain('Ce lien n’est plus valable');
});

test('a password that is too short is told at its field', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(problemAnswer('newPassword'));
  await renderPart(<NewPasswordPage data={{ token: 'abc' }} />);
  await choose('a garden with pear trees');
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Nouveau mot de passe').getAttribute('aria-invalid')).toBe('true');
});

test('a password that was repeated otherwise is not sent', async () => {
  const sent = jest.spyOn(globalThis, 'fetch');
  await renderPart(<NewPasswordPage data={{ token: 'abc' }} />);
  await choose('a garden with pear trees', 'a garden with bear trees');
  expect(await screen.findByText('Les mots de passe ne sont pas identiques')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
