import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { pageArgs, redirectOf } from '../../testing/page-args.ts';
import { renderPart } from '../../testing/render-part.tsx';
import ForgottenPasswordPage from './forgotten-password-page.tsx';
import { action } from './forgotten-password.action.ts';
import { loader } from './forgotten-password.loader.ts';

afterEach(() => void jest.restoreAllMocks());

test('asks for a link and says where to look for it', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ done: true }));
  const { address } = await renderPart(<ForgottenPasswordPage data={{ isSent: false }} />);
  await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'anne@owners.example');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
  await waitFor(() => expect(address()).toBe('/fr/login/mot-de-passe-oublie/?sent'));
});

test('does the same without JavaScript', async () => {
  const { args } = pageArgs(
    '/fr/login/mot-de-passe-oublie/',
    { requestPasswordReset: { done: true } },
    { email: 'anne@owners.example' },
  );
  expect(await redirectOf(action(args))).toEqual({
    status: 303,
    location: '/fr/login/mot-de-passe-oublie/?sent',
  });
  expect(await loader(pageArgs('/fr/login/mot-de-passe-oublie/?sent', {}).args)).toEqual({ isSent: true });
});

test.each(LANGUAGES)('no text is missing in %s', async (language) => {
  await renderPart(<ForgottenPasswordPage data={{ isSent: true }} />, { language });
  expect(screen.getByRole('status').textContent).not.toBe('');
});
