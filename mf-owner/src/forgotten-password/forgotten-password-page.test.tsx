import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { pageArgs, catchRedirect } from '../../testing/page-args.ts';
import { renderPart } from '../../testing/render-part.tsx';
import ForgottenPasswordPage from './forgotten-password-page.tsx';
import { action } from './forgotten-password.action.ts';
import { loader } from './forgotten-password.route.ts';

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
  expect(await catchRedirect(action(args))).toEqual({
    status: 303,
    location: '/fr/login/mot-de-passe-oublie/?sent',
  });
  expect(await loader(pageArgs('/fr/login/mot-de-passe-oublie/?sent', {}).args)).toEqual({ isSent: true });
});

const NO_PERSON = {
  nl: 'Is daaronder niemand gevonden',
  fr: 'Si aucune personne n’est trouvée sous cette adresse',
  en: 'If no person is found under it',
  de: 'Ist darunter niemand bekannt',
};
test.each(LANGUAGES)(
  'says in %s what happens where no person is found, without telling whether one is',
  async (language) => {
    await renderPart(<ForgottenPasswordPage data={{ isSent: true }} />, { language });
    expect(screen.getByRole('status').textContent).toContain(NO_PERSON[language]);
  },
);
