import { screen } from '@testing-library/react';
import { ApiProblem } from 'shared-kit/api-client';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { renderPart } from '../../testing/render-part.tsx';
import { action } from './document-link.action.ts';
import DocumentLinkPage from './document-link-page.tsx';

const BUTTONS = {
  nl: 'Stuur mij nieuwe links',
  fr: 'Envoyez-moi de nouveaux liens',
  en: 'Send me new links',
  de: 'Neue Links senden',
};

test.each(LANGUAGES)('in %s new links are offered', async (language) => {
  await renderPart(<DocumentLinkPage data={{ token: 't.0.k', done: undefined }} />, { language });
  expect(screen.getByRole('button', { name: BUTTONS[language] })).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('[name=token]')!.value).toBe('t.0.k');
});

test('once they are asked for, the page says where they go, and offers no more', async () => {
  await renderPart(<DocumentLinkPage data={{ token: 't.0.k', done: 'sent' }} />, { language: 'en' });
  expect(screen.getByRole('status').textContent).toBe('We have received your request for new links');
  expect(screen.queryByRole('button')).toBeNull();
});

/** Where the action leads, for an API that answers so. */
async function ledTo(send: () => Promise<unknown>) {
  const args = { api: { send }, form: new URLSearchParams('token=a%26b'), href: () => '/en/link/' };
  const response: Response = await action(args as unknown as PageActionArgs).catch((thrown) => thrown);
  return response.headers.get('location');
}
const refusal = (status: number) => () =>
  Promise.reject(new ApiProblem({ type: '', code: 'invalid-input', title: '', status }));

test('the page leads back to itself and says what became of it', async () => {
  const send = jest.fn(async () => ({ done: true }));
  expect(await ledTo(send)).toBe('/en/link/?token=a%26b&done=sent');
  expect(send).toHaveBeenCalledWith('renewDocumentLink', { body: { token: 'a&b' } });
  expect(await ledTo(refusal(429))).toBe('/en/link/?token=a%26b&done=too-many');
});

test('a text that is no link gets the same answer', async () => {
  expect(await ledTo(refusal(422))).toBe('/en/link/?token=a%26b&done=sent');
});
