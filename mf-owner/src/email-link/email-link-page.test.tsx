import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { pageArgs, problem } from '../../testing/page-args.ts';
import { renderPart } from '../../testing/render-part.tsx';
import EmailLinkPage, { loader } from './email-link-page.tsx';
import { action } from './email-link.action.ts';

afterEach(() => void jest.restoreAllMocks());

test('opening the link does nothing; its button confirms, and leads on', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ done: true }));
  await renderPart(<EmailLinkPage data={{ kind: 'confirm', token: 'abc' }} />);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer l’adresse' }));
  expect((await screen.findByRole('status')).textContent).toContain('Votre nouvelle adresse est confirmée');
  expect(sent.mock.calls[0]![0]).toBe('/api/auth/change-email/confirm');
  expect(sent.mock.calls[0]![1]?.body).toBe('{"token":"abc","lang":"fr"}');
  expect(screen.getByRole('link', { name: 'Vers l’espace propriétaire' }).getAttribute('href')).toBe(
    '/fr/login/',
  );
});

test('an objection leads to a new password', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ done: true }));
  await renderPart(<EmailLinkPage data={{ kind: 'undo', token: 'abc' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le changement' }));
  const next = await screen.findByRole('link', { name: 'Choisir un nouveau mot de passe' });
  expect(next.getAttribute('href')).toBe('/fr/login/mot-de-passe-oublie/');
  expect(sent.mock.calls[0]![0]).toBe('/api/auth/change-email/undo');
});

test('works without JavaScript, by the route that the mail leads to', async () => {
  const { args, api } = pageArgs('/fr/x/?token=abc', { undoEmailChange: {} }, { token: 'abc' });
  const undoing = { ...args, routeId: 'undo-email' };
  expect(await loader(undoing)).toEqual({ kind: 'undo', token: 'abc' });
  expect(api.get).toHaveBeenCalledWith(
    'getOwnerLink',
    expect.objectContaining({ query: { kind: 'undo-email', token: 'abc' } }),
  );
  expect(await action(undoing)).toEqual({ isDone: true });
  expect(api.send).toHaveBeenCalledWith('undoEmailChange', { body: { token: 'abc', lang: 'fr' } });
  const used = problem(422, 'invalid-input', [{ field: 'token', rule: 'of a mail', messageKey: 'invalid' }]);
  const { args: again } = pageArgs('/fr/x/', { confirmEmailChange: used }, { token: 'abc' });
  expect(await action({ ...again, routeId: 'confirm-email' })).toMatchObject({
    data: { refusal: { kind: 'link-expired' } },
    init: { status: 422 },
  });
});

test.each([
  ['fr', 'Ce lien n’est plus valable', /déjà servi/],
  ['nl', 'Deze link is niet meer geldig', /al gebruikt/],
] as const)('in %s a link that is over says so when it is opened', async (language, title, text) => {
  const { args } = pageArgs('/fr/x/?token=abc', { getOwnerLink: { isOpen: false } });
  await renderPart(<EmailLinkPage data={await loader({ ...args, routeId: 'confirm-email' })} />, {
    language,
  });
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(screen.getByRole('alert').textContent).toMatch(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the API does not tell, the button does', async () => {
  const { args } = pageArgs('/fr/x/?token=abc', { getOwnerLink: problem(503, 'unavailable') });
  expect(await loader({ ...args, routeId: 'confirm-email' })).toEqual({ kind: 'confirm', token: 'abc' });
});

test('a link that was not copied whole says so at once', async () => {
  await renderPart(<EmailLinkPage data={{ kind: 'confirm', token: '' }} />);
  expect(screen.getByRole('alert').textContent).toContain('Ce lien n’est plus valable');
  expect(screen.queryByText(/^Vous vous connecterez désormais/)).toBeNull();
});

test.each(LANGUAGES)('no text is missing in %s', async (language) => {
  for (const kind of ['confirm', 'undo'] as const)
    for (const actionData of [undefined, { isDone: true } as const]) {
      const { unmount } = await renderPart(
        <EmailLinkPage data={{ kind, token: 'abc' }} {...(actionData && { actionData })} />,
        { language },
      );
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('emailLink');
      unmount();
    }
});
