import { screen } from '@testing-library/react';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { renderPart } from '../../testing/render-part.tsx';
import { action } from './mail-access.action.ts';
import MailAccessPage from './mail-access-page.tsx';
import type { MailAccessData } from './mail-access-page.tsx';

const show = (data: Partial<MailAccessData>, language: (typeof LANGUAGES)[number] = 'fr') =>
  renderPart(
    <MailAccessPage
      data={{ route: 'search-alert-manage', token: 't.0k3n', state: 'active', done: undefined, ...data }}
    />,
    {
      language,
    },
  );
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')].map(({ value }) => value);

test.each([
  ['unconfirmed', ['confirm', 'stop']],
  ['active', ['stop']],
  ['stopped', ['confirm']],
  ['unknown', []],
] as const)('a demand that is %s offers %j', async (state, offered) => {
  await show({ state });
  expect(buttons()).toEqual(offered);
});

const UNSUBSCRIBED = {
  nl: 'U bent uitgeschreven',
  fr: 'Désinscription réussie',
  en: 'Unsubscribed correctly',
  de: 'Sie wurden abgemeldet',
};
test.each(LANGUAGES)('in %s the visitor is told that they are unsubscribed', async (language) => {
  await show({ state: 'stopped', done: 'stop' }, language);
  expect(screen.getByRole('status').textContent).toBe(UNSUBSCRIBED[language]);
});

test('a button asks the API, and leads back to the page', async () => {
  const send = jest.fn(async () => ({}));
  const args = {
    api: { send },
    form: new URLSearchParams('token=t.0k3n&action=stop'),
    routeId: 'search-alert-manage',
    href: () => '/fr/alerte/gerer/',
  };
  const answer: Response = await action(args as never).catch((thrown) => thrown);
  expect(send).toHaveBeenCalledWith('changeDemandState', { body: { token: 't.0k3n', action: 'stop' } });
  expect(answer.headers.get('location')).toBe('/fr/alerte/gerer/?token=t.0k3n&done=stop');
});

test.each(LANGUAGES)('in %s the other mails have every text too', async (language) => {
  for (const route of ['newsletter-manage', 'friend-manage'] as const)
    for (const state of ['unconfirmed', 'active', 'stopped', 'unknown'] as const) {
      const { container, unmount } = await show({ route, state, done: 'confirm' }, language);
      expect(container.textContent).not.toMatch(/Access\./);
      unmount();
    }
});
