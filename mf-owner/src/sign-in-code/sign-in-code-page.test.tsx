import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { pageArgs, problem, catchRedirect } from '../../testing/page-args.ts';
import { renderPart } from '../../testing/render-part.tsx';
import SignInCodePage from './sign-in-code-page.tsx';
import { action } from './sign-in-code.action.ts';
import { loader } from './sign-in-code.route.ts';
import type { SignInCodeData } from './sign-in-code-page.tsx';

afterEach(() => void jest.restoreAllMocks());

const PORTAL = '/fr/espace-proprietaire/';
const data: SignInCodeData = { returnPath: PORTAL, kind: 'app' };
const expired = problem(401, 'sign-in-required');

test('the right code leads on', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ done: true }));
  const { address } = await renderPart(<SignInCodePage data={data} />);
  await userEvent.type(screen.getByLabelText('Code à six chiffres'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(address()).toBe(PORTAL));
  expect([sent.mock.calls[0]![0], sent.mock.calls[0]![1]?.body]).toEqual([
    '/api/auth/sign-in-code',
    '{"code":"123456"}',
  ]);
});

test('without the app a recovery code is asked for, at an address of its own', async () => {
  await renderPart(<SignInCodePage data={data} />);
  expect(screen.getByRole('link', { name: 'Utiliser un code de secours' }).getAttribute('href')).toBe(
    `/fr/login/code/?next=${encodeURIComponent(PORTAL)}&with=recovery`,
  );
  const { args } = pageArgs('/fr/login/code/?with=recovery&next=//evil.example/', {
    getSignedInOwner: { owner: null },
  });
  expect(await loader(args)).toEqual({ returnPath: PORTAL, kind: 'recovery' });
});

test('who took too long signs in again', async () => {
  const refusal = { kind: 'signed-out' as const, faults: {} };
  await renderPart(<SignInCodePage data={data} actionData={{ refusal, values: {} }} />);
  expect(screen.getByRole('link', { name: 'Se reconnecter' }).getAttribute('href')).toContain(
    '/fr/login/?next=',
  );
  expect(screen.queryByLabelText('Code à six chiffres')).toBeNull();
});

test('the form works without JavaScript', async () => {
  const { args } = pageArgs(`/fr/login/code/?next=${PORTAL}`, { sendSignInCode: {} }, { code: '1' });
  expect(await catchRedirect(action(args))).toEqual({ status: 303, location: PORTAL });
  const { args: late } = pageArgs('/fr/login/code/', { sendSignInCode: expired }, { code: '1' });
  expect(await action(late)).toMatchObject({
    data: { refusal: { kind: 'signed-out' } },
    init: { status: 401 },
  });
});

test.each(LANGUAGES)('no text is missing in %s', async (language) => {
  const refusal = { kind: 'refused' as const, faults: { code: 'invalid' as const } };
  for (const kind of ['app', 'recovery'] as const) {
    const { unmount } = await renderPart(
      <SignInCodePage data={{ ...data, kind }} actionData={{ refusal, values: {} }} />,
      { language },
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    unmount();
  }
});
