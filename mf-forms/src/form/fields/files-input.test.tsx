import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsletterFields } from 'shared-kit/contracts/api/forms/newsletter';
import { hydratePart, renderPart } from '../../../testing/render-part.tsx';
import { defineForm } from '../form-description.ts';
import { FormView } from '../form-view.tsx';
import { FilesInput } from './files-input.tsx';

/** What a browser needs to send a file; the test answers for the API. */
class FakeRequest {
  static all: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onabort?: () => void;
  isAborted = false;
  body?: FormData;
  open() {}
  send(body: FormData) {
    this.body = body;
    FakeRequest.all.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    return act(async () => this.onload?.());
  }
}

const form = defineForm({
  name: 'photos',
  command: 'sendNewsletterSignUp',
  schema: newsletterFields,
  thanks: 'newsletter-thanks',
  steps: [
    {
      name: 'all',
      groups: [
        {
          rows: [
            {
              layout: 'one',
              fields: [
                { kind: 'files', shows: FilesInput, name: 'photos', accept: 'pictures', most: 2 },
                { kind: 'text', name: 'email' },
                { kind: 'privacy', name: 'privacy' },
              ],
            },
          ],
        },
      ],
    },
  ],
});
const session = { key: 'a-key-of-sixteen', openedAt: 0 };
const REFERENCE = 'abcdefghijklmnopqrstuv/2048/a.jpg';

let sent: Record<string, unknown>[];
beforeEach(() => {
  sessionStorage.clear();
  FakeRequest.all = [];
  sent = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    return Response.json({ id: '1' });
  }) as typeof fetch;
});

/** The code that sends comes with the first file. */
const request = (index: number) =>
  waitFor(() => {
    expect(FakeRequest.all.length).toBeGreaterThan(index);
    return FakeRequest.all[index]!;
  });
const photo = (name: string, size = 2048) => {
  const file = new File(['x'], name, { type: 'image/jpeg' });
  return Object.defineProperty(file, 'size', { value: size });
};
const chooser = () => screen.getByLabelText(/^Photos/, { selector: 'input' });
const choose = (...files: File[]) => userEvent.upload(chooser(), files);
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a form waits for its files, and sends references to them', async () => {
  const { address } = await renderPart(<FormView form={form} />);
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'marie@example.be');
  await userEvent.click(screen.getByLabelText(/^J’accepte/));
  await choose(photo('a.jpg'));
  expect(await screen.findByRole('progressbar', { name: 'Envoi de a.jpg en cours' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(sent).toEqual([]);
  await (await request(0)).answer(200, { file: REFERENCE });
  await waitFor(() => expect(address()).toBe('/fr/merci/lettre-d-information/'));
  expect(sent).toMatchObject([{ photos: [REFERENCE] }]);
});

test('a file that is refused is named with the reason, and does not count', async () => {
  await renderPart(<FormView form={form} />);
  await choose(photo('a.jpg'), photo('large.jpg', 11 * 2 ** 20), photo('b.jpg'), photo('c.jpg'));
  await (
    await request(0)
  ).answer(422, {
    errors: [{ field: 'photos', rule: 'x', messageKey: 'damaged' }],
  });
  await (await request(1)).answer(413, {});
  expect(items()).toEqual([
    expect.stringMatching(/^a\.jpg.*endommagée/),
    expect.stringMatching(/^large\.jpg.*10 Mo/),
    expect.stringMatching(/^b\.jpg.*10 Mo/),
    expect.stringMatching(/^c\.jpg.*Au plus 2 fichiers/),
  ]);
  await choose(photo('d.jpg'));
  await (await request(2)).answer(200, { file: REFERENCE });
  expect(items()).toEqual([expect.stringMatching(/^a\.jpg2\sko$/i)]);
});

test('a file can be taken back, on its way and afterwards, and the focus is not lost', async () => {
  await renderPart(<FormView form={form} />);
  await choose(photo('a.jpg'), photo('b.jpg'));
  await (await request(0)).answer(200, { file: REFERENCE });
  const second = await request(1);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer b.jpg' }));
  expect(second.isAborted).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer a.jpg' }));
  expect(items()).toEqual([]);
  expect(document.activeElement).toBe(chooser());
});

test('without scripts a refused form brings its files back to be unticked, and says which were refused', async () => {
  const answer = {
    session,
    values: { photos: [REFERENCE, 'refused:type/evil.exe'], email: '', privacy: false },
    refusal: { kind: 'refused' as const, faults: { photos: 'invalid' as const } },
  };
  await hydratePart(<FormView form={form} answer={answer} />);
  expect(document.querySelector('form')!.enctype).toBe('multipart/form-data');
  const list = screen.getByRole('list', { name: 'Photos' });
  expect(within(list).getByLabelText('a.jpg', { selector: 'input' })).toMatchObject({
    checked: true,
    name: 'photos',
    value: REFERENCE,
  });
  expect(items().at(-1)).toMatch(/^evil\.exe.*n’est pas accepté/);
  expect(document.querySelectorAll('input[type=checkbox][name=photos]')).toHaveLength(1);
});

test('without scripts files of the same name that found no room are each named, beside what was typed', async () => {
  const refused = 'refused:storage/image.jpg';
  const answer = {
    session,
    values: { photos: [refused, refused], email: 'anne@example.be', privacy: false },
    refusal: { kind: 'refused' as const, faults: { photos: 'invalid' as const } },
  };
  await hydratePart(<FormView form={form} answer={answer} />);
  const told = expect.stringMatching(/^image\.jpg.*pas de place/);
  expect(items().slice(-2)).toEqual([told, told]);
  expect(document.querySelector('input[name=email]')).toHaveProperty('value', 'anne@example.be');
});

test.each([
  ['fr', 'a.jpg', /a été perdu quand vous avez quitté la page/],
  ['nl', 'a.jpg', /ging verloren toen u de pagina verliet/],
] as const)(
  'in %s a file that was on its way when the page was left is said to be lost',
  async (language, name, told) => {
    const { unmount } = await renderPart(<FormView form={form} />, { language });
    await userEvent.upload(document.querySelector<HTMLInputElement>('[type=file]')!, photo(name));
    await request(0);
    unmount();
    const again = await renderPart(<FormView form={form} />, { language });
    expect(items()).toEqual([expect.stringContaining(name)]);
    expect(items()[0]).toMatch(told);
    // Once it is said.
    again.unmount();
    await renderPart(<FormView form={form} />, { language });
    expect(items()).toEqual([]);
  },
);
