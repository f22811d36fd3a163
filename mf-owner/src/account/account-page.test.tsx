import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { pageArgs, problem, catchRedirect } from '../../testing/page-args.ts';
import { renderPart } from '../../testing/render-part.tsx';
import type { OwnerAnswer } from '../access/owner-refusal.tsx';
import AccountPage, { type AccountData } from './account-page.tsx';
import { action } from './account.action.ts';

afterEach(() => void jest.restoreAllMocks());

const here = {
  id: 's1',
  isCurrent: true,
  device: 'Firefox, Linux',
  kind: 'computer' as const,
  // In winter Belgium is an hour ahead.
  signedInAt: '2026-11-20T07:05:00Z',
  lastUsedOn: '2026-11-22',
};
const data: AccountData = {
  isSummaryWanted: false,
  hasSecondFactor: false,
  email: 'anne@owners.example',
  sessions: [
    here,
    { ...here, id: 's2', isCurrent: false, device: '', kind: null },
    { ...here, id: 's3', isCurrent: false, device: 'Safari, iPhone', kind: 'phone' },
  ],
};
const answering = (answer: () => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
async function fill(present: string, next: string, repeated: string) {
  const region = screen.getByRole('region', { name: /mot de passe/i });
  await userEvent.type(within(region).getByLabelText('Mot de passe actuel'), present);
  await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), next);
  await userEvent.type(screen.getByLabelText('Confirmez le nouveau mot de passe'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
}

test.each([
  ['fr', 'Ordinateur · Firefox, Linux', 'Téléphone · Safari, iPhone', 'Connecté le 20 nov. 2026 à 08:05'],
  ['nl', 'Computer · Firefox, Linux', 'Telefoon · Safari, iPhone', 'Aangemeld op 20 nov 2026 om 08:05'],
] as const)(
  'in %s a device is shown with its kind and the hour of its sign-in',
  async (language, ...told) => {
    await renderPart(<AccountPage data={data} />, { language });
    const shown = document.body.textContent;
    for (const text of told) expect(shown).toContain(text);
  },
);

test('a password that was repeated otherwise is not sent', async () => {
  const sent = answering(() => Response.json({ done: true }));
  await renderPart(<AccountPage data={data} />);
  await fill('old password', 'a new password', 'a new passwort');
  expect(await screen.findByText('Les mots de passe ne sont pas identiques')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('a wrong present password is said beside its field', async () => {
  const { problem: wrong } = problem(422, 'invalid-input', [
    { field: 'password', rule: 'the present password', messageKey: 'invalid' },
  ]);
  answering(() =>
    Response.json(wrong, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
  );
  await renderPart(<AccountPage data={data} />);
  await fill('old password', 'a new password', 'a new password');
  expect(await screen.findByText('Ce n’est pas votre mot de passe actuel')).toBeTruthy();
});

test('another e-mail is asked for with the password, and a code where there is a second factor', async () => {
  const sent = answering(() => Response.json({ done: true }));
  const { address, unmount } = await renderPart(<AccountPage data={{ ...data, hasSecondFactor: true }} />);
  const region = within(screen.getByRole('region', { name: 'Changer d’adresse e-mail' }));
  await userEvent.type(region.getByLabelText('Nouvelle adresse e-mail'), 'anne@new.example');
  await userEvent.type(region.getByLabelText('Mot de passe actuel'), 'old password');
  await userEvent.type(region.getByLabelText(/^Code/), '123456');
  await userEvent.click(region.getByRole('button', { name: 'Envoyer le lien' }));
  await waitFor(() => expect(address()).toMatch(/\?notice=email$/));
  expect(JSON.parse(String(sent.mock.calls[0]![1]?.body))).toEqual({
    email: 'anne@new.example',
    password: 'old password',
    code: '123456',
    lang: 'fr',
  });
  unmount();
  await renderPart(<AccountPage data={data} />);
  expect(screen.queryByLabelText(/^Code/)).toBeNull();
});

test('an e-mail that was refused without JavaScript stays in its own form', async () => {
  const fields = { newEmail: 'anne@owners.example', password: 'old' };
  const wrong = problem(422, 'invalid-input', [{ field: 'email', rule: 'another', messageKey: 'invalid' }]);
  const { args } = pageArgs('/fr/x/', { changeEmail: wrong }, fields);
  const answer = (await action(args)) as unknown as { data: OwnerAnswer };
  await renderPart(<AccountPage data={data} actionData={answer.data} />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  const field = screen.getByLabelText<HTMLInputElement>('Nouvelle adresse e-mail');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['anne@owners.example', 'true']);
});

test('other devices are signed out, and the page says so', async () => {
  const sent = answering(() => Response.json({ done: true }));
  const { address } = await renderPart(<AccountPage data={data} />);
  await userEvent.click(screen.getByRole('button', { name: 'Déconnecter les autres appareils' }));
  await waitFor(() => expect(address()).toBe('/fr/espace-proprietaire/compte/?notice=elsewhere'));
  expect(sent.mock.calls[0]![0]).toBe('/api/auth/sign-out-elsewhere');
});

test('one device is signed out, named for who cannot see the list', async () => {
  const sent = answering(() => Response.json({ done: true }));
  const { address } = await renderPart(<AccountPage data={data} />);
  await userEvent.click(screen.getByRole('button', { name: 'Déconnecter : Safari, iPhone' }));
  await waitFor(() => expect(address()).toBe('/fr/espace-proprietaire/compte/?notice=session'));
  expect(sent.mock.calls[0]![1]?.body).toBe('{"session":"s3"}');
  const { args, api } = pageArgs('/fr/x/', { endSession: {} }, { session: 's3' });
  expect((await catchRedirect(action(args))).location).toMatch(/\?notice=session$/);
  expect(api.send).toHaveBeenCalledWith('endSession', { body: { session: 's3' } });
});

test('the second factor is begun here, and managed on a page of its own', async () => {
  const sent = answering(() => Response.json({ done: true }));
  const { address, unmount } = await renderPart(<AccountPage data={data} />);
  await userEvent.click(screen.getByRole('button', { name: 'Activer' }));
  await waitFor(() => expect(address()).toBe('/fr/espace-proprietaire/compte/deux-etapes/'));
  expect(sent.mock.calls[0]![0]).toBe('/api/auth/second-factor/begin');
  unmount();
  await renderPart(<AccountPage data={{ ...data, hasSecondFactor: true }} />);
  expect(screen.getByRole('link', { name: 'Gérer' })).toBeTruthy();
});

test('the weekly summary is begun, and ended where it comes', async () => {
  const sent = answering(() => Response.json({ isWanted: true }));
  const { address, unmount } = await renderPart(<AccountPage data={data} />);
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir le résumé' }));
  await waitFor(() => expect(address()).toMatch(/notice=summaryBegun$/));
  expect(sent.mock.calls[0]![1]?.body).toBe('{"isWanted":true}');
  unmount();
  await renderPart(<AccountPage data={{ ...data, isSummaryWanted: true }} />);
  expect(screen.getByRole('button', { name: 'Ne plus recevoir le résumé' })).toBeTruthy();
});

test('with one device there is nothing to end', async () => {
  await renderPart(<AccountPage data={{ ...data, sessions: [here] }} />);
  expect(screen.queryByRole('button', { name: /^Déconnecter( :| les)/ })).toBeNull();
});

test('the forms work without JavaScript', async () => {
  const fields = { password: 'old', newPassword: 'a new password', repeatedPassword: 'a new password' };
  const { args, api } = pageArgs('/fr/x/', { changePassword: {}, signOutElsewhere: {} }, fields);
  expect((await catchRedirect(action(args))).location).toMatch(/\?notice=password$/);
  expect(api.send).toHaveBeenCalledWith('changePassword', {
    body: { password: 'old', newPassword: 'a new password' },
  });
  const { args: other } = pageArgs('/fr/x/', { signOutElsewhere: {} });
  expect((await catchRedirect(action(other))).location).toMatch(/\?notice=elsewhere$/);
  for (const [summary, isWanted, notice] of [
    ['yes', true, 'summaryBegun'],
    ['no', false, 'summaryEnded'],
  ] as const) {
    const { args: chosen, api: asked } = pageArgs('/fr/x/', { changeOwnerSummary: {} }, { summary });
    expect((await catchRedirect(action(chosen))).location).toContain(`?notice=${notice}`);
    expect(asked.send).toHaveBeenCalledWith('changeOwnerSummary', { body: { isWanted } });
  }
  const { args: unlike } = pageArgs('/fr/x/', {}, { ...fields, repeatedPassword: '' });
  expect(await action(unlike)).toMatchObject({
    data: { refusal: { faults: { repeatedPassword: 'required' } } },
    init: { status: 422 },
  });
});

test.each(LANGUAGES)('no text is missing in %s', async (language) => {
  const faults = { password: 'invalid', newPassword: 'invalid', repeatedPassword: 'invalid' } as const;
  const actionData = { values: {}, refusal: { kind: 'refused' as const, faults } };
  await renderPart(<AccountPage data={{ ...data, notice: 'summaryBegun' }} actionData={actionData} />, {
    language,
  });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
});
