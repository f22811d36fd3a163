import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import SignInPage from './sign-in-page.tsx';

const data = { returnPath: '/fr/espace-proprietaire/' };
const EMAIL = 'anne@owners.example';

function answering(status: number, body: object) {
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }),
    );
}
afterEach(() => void jest.restoreAllMocks());

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Adresse e-mail'), EMAIL);
  await userEvent.type(screen.getByLabelText('Mot de passe'), 'a garden');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
}

test('the right password leads on', async () => {
  const fetched = answering(200, { done: true });
  const { address } = await renderPart(<SignInPage data={data} />);
  await fillAndSend();
  await waitFor(() => expect(address()).toBe('/fr/espace-proprietaire/'));
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe('/api/auth/sign-in');
  expect(JSON.parse(String(init?.body))).toEqual({ email: EMAIL, password: 'a garden' });
});

test('an account with a second factor is asked for its code next', async () => {
  answering(200, { done: true, needsCode: true });
  const { address } = await renderPart(<SignInPage data={data} />);
  await fillAndSend();
  await waitFor(() => expect(address()).toBe('/fr/login/code/?next=/fr/espace-proprietaire/'));
});

test('a wrong one is told, in the title too, and what was typed stays', async () => {
  document.title = 'Connexion';
  answering(401, { status: 401, code: 'sign-in-failed', title: '', type: 'about:blank' });
  await renderPart(<SignInPage data={data} />);
  await fillAndSend();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'Échec de la connexionL’adresse e-mail et/ou le mot de passe ne sont pas corrects.',
  );
  expect(document.title).toBe('Erreur : Connexion');
  expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe(EMAIL);
});

test('without JavaScript the page posts to itself, and shows why it was refused', async () => {
  await hydratePart(
    <SignInPage
      data={data}
      actionData={{ refusal: { kind: 'too-many', faults: {} }, values: { email: EMAIL } }}
    />,
  );
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', null]);
  expect(screen.getByRole('alert').textContent).toContain('Trop de tentatives');
  expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe(EMAIL);
});

test('the password can be read', async () => {
  await renderPart(<SignInPage data={data} />);
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByLabelText('Afficher le mot de passe'));
  expect(field.type).toBe('text');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('no text is missing', async () => {
    await renderPart(<SignInPage data={{ ...data, notice: 'newPassword' }} />, { language });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('status')).toBeTruthy();
  });
});

test('what was left empty says so in the words of the page, and the first takes the focus', async () => {
  const errors = ['email', 'password'].map((field) => ({ field, rule: 'required', messageKey: 'required' }));
  answering(422, { status: 422, code: 'invalid-input', title: '', type: 'about:blank', errors });
  await renderPart(<SignInPage data={data} />);
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Données non envoyéesVérifiez les champs en rouge.',
  );
  const email = screen.getByLabelText('Adresse e-mail');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(email.closest('div')!.textContent).toContain('L’e-mail est un champ obligatoire');
  expect(screen.getByText('Le mot de passe est un champ obligatoire')).toBeTruthy();
});
