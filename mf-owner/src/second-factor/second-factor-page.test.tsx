import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactor } from 'shared-kit/contracts/api/owner';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { pageArgs, problem, catchRedirect } from '../../testing/page-args.ts';
import { renderPart } from '../../testing/render-part.tsx';
import SecondFactorPage from './second-factor-page.tsx';
import { action } from './second-factor.action.ts';
import { loader } from './second-factor.route.ts';

afterEach(() => void jest.restoreAllMocks());

const on: SecondFactor = { isOn: true, codesLeft: 9, setup: null };
const inSetup: SecondFactor = {
  isOn: false,
  codesLeft: 0,
  setup: {
    key: 'ABCDEFGH',
    address: 'otpauth://totp/x?secret=ABCDEFGH',
    code: { size: 21, path: 'M0 0h1v1h-1z' },
  },
};
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const wrong = problem(422, 'invalid-input', [{ field: 'code', rule: 'x', messageKey: 'invalid' }]);
const form = { password: 'a garden', code: '123456' };

test('key, QR code and address are there for the app; the first code shows the recovery codes once', async () => {
  const sent = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ recoveryCodes: codes }));
  await renderPart(<SecondFactorPage data={inSetup} />);
  expect(screen.getByRole('img', { name: /^Code QR/ })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  expect(screen.getByRole('link', { name: /ouvrir l’application/ }).getAttribute('href')).toBe(
    inSetup.setup!.address,
  );
  await userEvent.type(screen.getByLabelText('Mot de passe actuel'), form.password);
  await userEvent.type(screen.getByLabelText('Code à six chiffres'), form.code);
  await userEvent.click(screen.getByRole('button', { name: 'Activer la connexion en deux étapes' }));
  expect(await screen.findByText(codes[1]!)).toBeTruthy();
  expect(JSON.parse(String(sent.mock.calls[0]![1]?.body))).toEqual(form);
  expect(document.activeElement?.textContent).toBe('Vos codes de secours');
});

test('a wrong code is said beside its field', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json(wrong.problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    );
  await renderPart(<SecondFactorPage data={on} />);
  await userEvent.click(screen.getByRole('button', { name: 'Désactiver' }));
  expect(await screen.findByText(/Ce code n’est pas correct/)).toBeTruthy();
});

test('the forms work without JavaScript', async () => {
  const sendOn = { ...form, step: 'on' };
  const { args } = pageArgs('/fr/x/', { turnOnSecondFactor: { recoveryCodes: codes } }, sendOn);
  expect(await action(args)).toEqual({ recoveryCodes: codes });
  const { args: refused } = pageArgs('/fr/x/', { turnOnSecondFactor: wrong }, sendOn);
  expect(await action(refused)).toMatchObject({
    data: { refusal: { faults: { code: 'invalid' } } },
    init: { status: 422 },
  });
  const { args: off, api } = pageArgs('/fr/x/', { turnOffSecondFactor: {} }, { ...form, step: 'off' });
  expect((await catchRedirect(action(off))).location).toMatch(/compte\/\?notice=secondFactorOff$/);
  expect(api.send).toHaveBeenCalledWith('turnOffSecondFactor', { body: form });
  const { args: begin } = pageArgs('/fr/x/', { beginSecondFactor: {} }, { step: 'begin' });
  expect((await catchRedirect(action(begin))).location).toMatch(/deux-etapes\/$/);
  await renderPart(<SecondFactorPage data={on} actionData={{ recoveryCodes: codes }} />);
  expect(screen.getByText(codes[0]!)).toBeTruthy();
});

test('where none was begun the account’s page is shown', async () => {
  const { args } = pageArgs('/fr/x/', { getSecondFactor: { isOn: false, codesLeft: 0, setup: null } });
  expect((await catchRedirect(loader(args))).location).toBe('/fr/espace-proprietaire/compte/');
});

test.each(LANGUAGES)('no text is missing in %s', async (language) => {
  for (const data of [on, inSetup]) {
    const { unmount } = await renderPart(<SecondFactorPage data={data} />, { language });
    unmount();
  }
  await renderPart(<SecondFactorPage data={on} actionData={{ recoveryCodes: codes }} />, { language });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
