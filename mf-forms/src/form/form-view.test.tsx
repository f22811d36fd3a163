import { useEffect } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { longestText } from 'shared-kit/contracts/api/forms/fields-schema';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { fillForm } from '../../testing/fill-form.ts';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import { contact } from '../contact/contact.form.ts';
import { valuation } from '../valuation/valuation.form.tsx';
import { FormView } from './form-view.tsx';
import { emptyValues } from './form-values.ts';
import type { CaptchaPartProps } from './captcha/own-captcha.tsx';

/** What captchas say at once, in the order in which they are shown. */
let mockProgress: (string | undefined)[];
jest.mock('./captcha/own-captcha.tsx', () => ({
  __esModule: true,
  default: function OwnCaptcha({ onSolved, onProgress }: CaptchaPartProps) {
    useEffect(() => {
      const progress = mockProgress.shift();
      if (progress) onProgress(progress);
    }, [onProgress]);
    return (
      <button type="button" onClick={() => onSolved('solved')}>
        solve
      </button>
    );
  },
}));

const form = <FormView form={contact} />;

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
  mockProgress = ['captcha.verifying'];
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
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
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
  // Where colours say nothing, an icon does.
  for (const field of wrong)
    expect(
      document.getElementById(field.getAttribute('aria-describedby')!)!.querySelector('svg'),
    ).toBeTruthy();
  expect(messages).toEqual([
    'Le message est un champ obligatoire',
    'Le prénom est un champ obligatoire',
    'Le nom est un champ obligatoire',
    'L’e-mail est un champ obligatoire',
    'Acceptez la déclaration de confidentialité pour envoyer votre message',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(wrong[0]));
  const named = within(screen.getByRole('list', { name: 'Champs à vérifier' })).getAllByRole('link');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Message',
    'Prénom',
    'Nom',
    'E-mail',
    'Déclaration de confidentialité',
  ]);
  expect(named.map((link) => document.getElementById(link.getAttribute('href')!.slice(1)))).toEqual(wrong);
  expect(sent).toEqual([]);
});

test.each([
  ['fr', 'Envoyer', 'Erreur : Contact'],
  ['nl', 'Versturen', 'Fout: Contact'],
] as const)(
  'in %s the title of the page says that there are errors, until there are none',
  async (language, send, title) => {
    document.title = 'Contact';
    const { unmount } = await renderPart(form, { language });
    await userEvent.click(screen.getByRole('button', { name: send }));
    expect(document.title).toBe(title);
    await userEvent.click(screen.getByRole('button', { name: send }));
    expect(document.title).toBe(title);
    unmount();
    expect(document.title).toBe('Contact');
  },
);

test('an invalid e-mail shows an error when the field loses the focus', async () => {
  await renderPart(form, { language: 'en' });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), 'marie@');
  expect(screen.queryByText('email address is not valid')).toBeNull();
  await user.tab();
  expect(screen.getByText('email address is not valid')).toBeTruthy();
});

test('near the end of what a message may be long, it says how much is left, as the agency will count it', async () => {
  await renderPart(form, { language: 'en' });
  const message = document.querySelector('[name=remark]')!;
  const most = longestText(contact.schema, 'remark')!;
  const type = (value: string) => fireEvent.change(message, { target: { value } });
  type('x'.repeat(most * 0.9 - 1));
  expect(screen.queryByText(/characters? left/)).toBeNull();
  type('x'.repeat(most - 12));
  expect(screen.getByText('12 characters left')).toBeTruthy();
  // An accent that was typed by itself, and blanks around the text, cost nothing.
  type(`  ${'x'.repeat(most - 2)}e\u0301  `);
  expect(screen.getByText('1 character left')).toBeTruthy();
  type('x'.repeat(most));
  expect(screen.getByText('No characters left')).toBeTruthy();
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

  const { address } = await renderPart(form);
  expect((screen.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('Bonjour');
  await send();
  await waitFor(() => expect(address()).toBe('/fr/merci/contact/'));
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

describe('offline', () => {
  let isOnLine: boolean;
  beforeEach(() => {
    isOnLine = false;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine);
    answers = [unreachable, accepted];
  });
  afterEach(() => jest.restoreAllMocks());
  const comeBack = () =>
    act(async () => {
      isOnLine = true;
      dispatchEvent(new Event('online'));
    });
  const agree = () => userEvent.click(screen.getByRole('button', { name: 'Oui, l’envoyer alors' }));

  test('a form is kept, and sent once by itself when the line is back, if the visitor agrees', async () => {
    const { address } = await renderPart(form);
    await fillForm(userEvent.setup());
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('rien n’est encore envoyé');
    await agree();
    expect(screen.getByText('Gardez cette page ouverte.')).toBeTruthy();
    await comeBack();
    await waitFor(() => expect(address()).toBe('/fr/merci/contact/'));
    await comeBack();
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(sent).toHaveLength(2);
    expect(sessionStorage.length).toBe(0);
  });

  test('nothing is sent by itself where the visitor does not agree, or no longer does', async () => {
    await renderPart(form);
    await fillForm(userEvent.setup());
    await send();
    await comeBack();
    isOnLine = false;
    await agree();
    await userEvent.click(screen.getByRole('button', { name: 'Ne pas l’envoyer' }));
    await comeBack();
    expect(sent).toHaveLength(1);
  });

  test('a form that waits is sent when its page is opened anew in the tab', async () => {
    const first = await renderPart(form);
    await fillForm(userEvent.setup());
    await send();
    await agree();
    first.unmount();
    isOnLine = true;
    const { address } = await renderPart(form);
    await waitFor(() => expect(address()).toBe('/fr/merci/contact/'));
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
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

test.each([
  ['fr', 'Envoyer', 'Vérification en cours…', 'Envoi en cours…'],
  ['en', 'Send', 'Checking…', 'Sending…'],
] as const)('in %s the progress of the captcha is announced', async (language, name, checking, sending) => {
  answers = [
    problem(422, 'invalid-input', [{ field: 'captcha', rule: 'required', messageKey: 'required' }]),
    () => new Promise(() => {}),
  ];
  const initial = {
    remark: 'Bonjour',
    firstName: 'Marie',
    lastName: 'Dupont',
    email: 'marie@example.be',
    privacy: true,
  };
  await renderPart(<FormView form={contact} initial={initial} />, { language });
  await userEvent.click(screen.getByRole('button', { name }));
  const solve = await screen.findByRole('button', { name: 'solve' });
  const status = screen.getByRole('status');
  expect(status.textContent).toBe(checking);
  await userEvent.click(solve);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe(sending);
});

test('a second captcha does not begin with what the first one came to', async () => {
  const required = [{ field: 'captcha', rule: 'required', messageKey: 'required' }];
  answers = [problem(422, 'invalid-input', required)];
  await renderPart(form);
  await fillForm(userEvent.setup());
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'solve' }));
  await screen.findByRole('button', { name: 'solve' });
  expect(sent).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an error that only the API finds is shown until the field is changed', async () => {
  answers = [problem(422, 'invalid-input', [{ field: 'zip', rule: 'max 12', messageKey: 'invalid' }])];
  await renderPart(form);
  const user = userEvent.setup();
  await fillForm(user);
  await send();
  const zip = screen.getByLabelText(/^Code postal/);
  await waitFor(() => expect(zip.getAttribute('aria-invalid')).toBe('true'));
  await user.type(zip, '{Backspace}1');
  expect(zip.hasAttribute('aria-invalid')).toBe(false);
});

test('too many forms: the visitor is told to wait, and the phone number of the agency', async () => {
  answers = [problem(429, 'too-many-requests')];
  await renderPart(form);
  await fillForm(userEvent.setup());
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('réessayez dans une heure');
});

test.each(['99', '500', '50000'])(
  '"%s" is no postal code of Belgium, but may be one elsewhere',
  async (zip) => {
    await renderPart(form);
    const user = userEvent.setup();
    await user.click(screen.getByText('Adresse et disponibilités'));
    const field = screen.getByLabelText(/^Code postal/);
    await user.type(field, zip);
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.selectOptions(screen.getByLabelText(/^Pays/), 'FR');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  },
);

test('a message that the page had begun is in the language of the page; what was written is kept', async () => {
  const begun = (remark: string) => <FormView form={contact} initial={{ remark }} />;
  const french = await renderPart(begun('À propos de Saphir'));
  await userEvent.type(screen.getByLabelText(/^Prénom/), 'Marie');
  french.unmount();
  await renderPart(begun('Over Saphir'), { language: 'nl' });
  expect((screen.getByLabelText(/^Bericht/) as HTMLTextAreaElement).value).toBe('Over Saphir');
  expect((screen.getByLabelText(/^Voornaam/) as HTMLInputElement).value).toBe('Marie');
});

describe('a form with steps', () => {
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  const step = () => document.querySelector('[aria-current=step]')!.textContent;

  test('goes on when the fields of the step are right, and tells only their faults', async () => {
    await renderPart(<FormView form={valuation} />);
    await next();
    expect(step()).toBe('1Adresse');
    expect(screen.getByText('Indiquez l’adresse du bien à estimer')).toBeTruthy();
    expect(screen.queryByText('Le prénom est un champ obligatoire')).toBeNull();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Adresse du bien (rue)'), 'Rue Haute');
    await user.type(screen.getByLabelText('Numéro'), '1');
    await user.type(screen.getByLabelText('Code postal'), '5000');
    await user.type(screen.getByLabelText('Localité'), 'Namur');
    await user.click(screen.getByLabelText('Terrain'));
    await next();
    expect(step()).toBe('2Le bien');
    await user.click(screen.getByRole('button', { name: 'Adresse' }));
    expect(step()).toBe('1Adresse');
  });

  test.each([
    ['fr', 'Continuer', /^Il manque quelque chose/],
    ['nl', 'Verder', /^Er ontbreekt iets/],
  ] as const)(
    'in %s the refusal of a step is announced, until its fields are right',
    async (language, name, told) => {
      await renderPart(
        <FormView
          form={valuation}
          initial={{ number: '1', zip: '5000', city: 'Namur', propertyType: 'land' }}
        />,
        { language },
      );
      await userEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('alert').textContent).toMatch(told);
      await userEvent.type(document.querySelector<HTMLInputElement>('[name=street]')!, 'Rue Haute');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('takes the visitor to the step at once, so that what is typed next is not interrupted', async () => {
    await renderPart(
      <FormView
        form={valuation}
        initial={{ street: 'Rue Haute', number: '1', zip: '5000', city: 'Namur', propertyType: 'land' }}
      />,
    );
    const [submit] = screen.getAllByRole('button', { name: 'Continuer' });
    act(() => submit!.click());
    expect(document.activeElement!.id).toMatch(/-step-1$/);
    act(() => screen.getByRole('button', { name: 'Adresse' }).click());
    expect(document.activeElement!.id).toMatch(/-step-0$/);
  });

  test('leaves out what is not asked for', async () => {
    await renderPart(
      <FormView
        form={valuation}
       
        initial={{
          street: 'Rue Haute', number: '1', zip: '5000', city: 'Namur', propertyType: 'land', bedrooms: '3',
          plotArea: '500', wish: 'know', when: 'now', firstName: 'Marie', lastName: 'Dupont',
          email: 'marie@example.be', phone: '0475 12 34 56', privacy: true,
        }}
      />,
    ); // prettier-ignore
    await next();
    await next();
    await userEvent.click(screen.getByRole('button', { name: 'Demander l’estimation' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ propertyType: 'land', plotArea: '500', bedrooms: '', when: '' });
  });

  test.each(LANGUAGES)('in %s hydrates without mismatch, and every text exists', async (language) => {
    await hydratePart(<FormView form={valuation} />, { language });
    expect(document.querySelectorAll('form input:not([type=hidden])').length).toBeGreaterThan(20);
  });
});

test.each(LANGUAGES)('in %s the form hydrates without mismatch, and every text exists', async (language) => {
  await hydratePart(form, { language });
  expect(document.querySelectorAll('form input:not([type=hidden]), form textarea').length).toBeGreaterThan(
    15,
  );
});

test('a page that everybody gets has no key of a form, the answer to one that was sent without scripts has it', async () => {
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ name }) => name);
  const first = await hydratePart(form);
  expect(names()).toEqual([]);
  first?.unmount?.();
  document.body.replaceChildren();
  const session = { key: 'a-key-of-sixteen', openedAt: 1_000 };
  const refusal = { kind: 'confirm' as const, faults: {} };
  const values = { ...emptyValues(contact), firstName: 'Marie' };
  await renderPart(<FormView form={contact} answer={{ values, refusal, session }} />);
  expect(names()).toEqual(['key', 'openedAt']);
  expect(screen.getByText(/rien n’a encore été envoyé/)).toBeTruthy();
  expect((screen.getByLabelText('Prénom') as HTMLInputElement).value).toBe('Marie');
});

test('a solved captcha that is refused is not requested again automatically', async () => {
  answers = [
    problem(422, 'invalid-input', [{ field: 'captcha', rule: 'required', messageKey: 'required' }]),
    problem(422, 'invalid-input', [{ field: 'captcha', rule: 'solved', messageKey: 'invalid' }]),
  ];
  await renderPart(form);
  await fillForm(userEvent.setup());
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'solve' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Les caractères saisis ne sont pas valides');
  expect(screen.queryByRole('button', { name: 'solve' })).toBeNull();
  expect(sent).toHaveLength(2);
});
