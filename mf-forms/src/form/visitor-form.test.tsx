import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { fillForm } from '../../testing/fill-form.ts';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import { VisitorForm } from './visitor-form.tsx';

jest.mock('./captcha/captcha.tsx', () => ({
  __esModule: true,
  default: ({ onSolved }: { onSolved(payload: string): void }) => (
    <button type="button" onClick={() => onSolved('solved')}>
      solve
    </button>
  ),
}));

const form = (
  <VisitorForm
    name="contact"
    session={{ key: 'a-key-of-sixteen', openedAt: 0 }}
    thanksPath="/fr/merci/contact/"
    remarkHint="…"
  />
);

/** The API's responses in order; the last one repeats. */
let answers: (() => Promise<Response>)[];
let sent: Record<string, unknown>[];

const accepted = async () => Response.json({ id: '1' });
const unreachable = () => Promise.reject(new Error('offline'));
const problem = (status: number, code: string, errors?: object[]) => async () =>
  new Response(JSON.stringify({ type: 'about:blank', title: '', status, code, errors }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answers = [accepted];
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  }) as typeof fetch;
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

test('a completed form is sent, and opens the thank-you page', async () => {
  const { address } = await renderPart(form);
  await fillForm(userEvent.setup());
  await send();
  await waitFor(() => expect(address()).toBe('/fr/merci/contact/'));
  expect(sent).toEqual([
    expect.objectContaining({
      firstName: 'Marie',
      privacy: true,
      newsletter: false,
      language: 'fr',
      idempotencyKey: 'a-key-of-sixteen',
    }),
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('every required field that is empty shows an error, and the first gets the focus', async () => {
  await renderPart(form);
  await send();
  expect(screen.getByRole('alert').textContent).toBe('données non envoyées, vérifiez les champs en rouge');
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
  const messages = wrong.map(
    (field) => document.getElementById(field.getAttribute('aria-describedby')!)!.textContent,
  );
  expect(messages).toEqual([
    'Le prénom est un champ obligatoire',
    'Le nom est un champ obligatoire',
    'L’e-mail est un champ obligatoire',
    'Le numéro de téléphone est un champ obligatoire',
    'L’adresse est un champ obligatoire',
    'Le code postal est un champ obligatoire',
    'La localité est un champ obligatoire',
    'Acceptez la déclaration de confidentialité pour envoyer votre message',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(wrong[0]));
  expect(sent).toEqual([]);
});

test('an invalid e-mail shows an error when the field loses the focus', async () => {
  await renderPart(form, { language: 'en' });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), 'marie@');
  expect(screen.queryByText('email address is not valid')).toBeNull();
  await user.tab();
  expect(screen.getByText('email address is not valid')).toBeTruthy();
});

test('a double click sends once', async () => {
  await renderPart(form);
  await fillForm(userEvent.setup());
  const button = screen.getByRole('button', { name: 'Envoyer' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(sent).toHaveLength(1);
});

test('input survives a failed submission and a reload, and the retry has the same idempotency key', async () => {
  answers = [unreachable, accepted];
  const first = await renderPart(form);
  await fillForm(userEvent.setup());
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Votre e-mail n’a pas été envoyé');
  first.unmount();

  const reloaded = (
    <VisitorForm
      name="contact"
      session={{ key: 'another-new-key-16', openedAt: 0 }}
      thanksPath="/fr/merci/contact/"
      remarkHint="…"
    />
  );
  const { address } = await renderPart(reloaded);
  expect((screen.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('Bonjour');
  await send();
  await waitFor(() => expect(address()).toBe('/fr/merci/contact/'));
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['a-key-of-sixteen']));
});

test('a captcha is shown when the API requires one; once solved, the form is sent automatically and the captcha removed', async () => {
  const captchaRequired = [{ field: 'captcha', rule: 'required', messageKey: 'required' }];
  answers = [problem(422, 'invalid-input', captchaRequired), unreachable];
  await renderPart(form);
  await fillForm(userEvent.setup());
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'solve' }));
  await screen.findByRole('alert');
  expect(sent.map(({ captcha }) => captcha)).toEqual([undefined, 'solved']);
  expect(screen.queryByRole('button', { name: 'solve' })).toBeNull();
});

test('an error that only the API finds is shown until the field is changed', async () => {
  answers = [problem(422, 'invalid-input', [{ field: 'zip', rule: 'max 12', messageKey: 'invalid' }])];
  await renderPart(form);
  const user = userEvent.setup();
  await fillForm(user);
  await send();
  const zip = screen.getByLabelText(/^Code postal/);
  await waitFor(() => expect(zip.getAttribute('aria-invalid')).toBe('true'));
  await user.type(zip, '1');
  expect(zip.hasAttribute('aria-invalid')).toBe(false);
});

test('too many forms: the visitor is told to wait, and the phone number of the agency', async () => {
  answers = [problem(429, 'too-many-requests')];
  await renderPart(form);
  await fillForm(userEvent.setup());
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('réessayez dans une heure');
});

test.each(LANGUAGES)('in %s the form hydrates without mismatch, and every text exists', async (language) => {
  await hydratePart(form, { language });
  expect(document.querySelectorAll('form input:not([type=hidden]), form textarea').length).toBeGreaterThan(
    15,
  );
});

test('a solved captcha that is refused is not requested again automatically', async () => {
  answers = [problem(422, 'invalid-input', [{ field: 'captcha', rule: 'solved', messageKey: 'invalid' }])];
  await renderPart(form);
  await fillForm(userEvent.setup());
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'solve' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Veuillez réessayer');
  expect(screen.queryByRole('button', { name: 'solve' })).toBeNull();
  expect(sent).toHaveLength(2);
});
