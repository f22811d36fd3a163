import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { HostContext } from 'composer/host';
import { host } from 'shared-kit/testing/shell-host.ts';
import type { Language } from '../../domain/languages.ts';
import { RichText } from './rich-text.tsx';

function show(language: Language, html: string) {
  render(
    <HostContext value={host(language)}>
      <IntlProvider locale={`${language}-BE`}>
        <RichText html={html} language={undefined} />
      </IntlProvider>
    </HostContext>,
  );
}

test.each([
  ['nl', 'plan (nieuw tabblad)'],
  ['fr', 'plan (nouvel onglet)'],
  ['en', 'plan (new tab)'],
  ['de', 'plan (neuer Tab)'],
] as const)('in %s a link to another site opens in a new tab, and is announced so', (language, name) => {
  show(
    language,
    '<p>See the <a rel="noopener nofollow" href="https://x.example/?a=1&amp;b"><em>plan</em></a>.</p>',
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  expect(link.href).toBe('https://x.example/?a=1&b');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener nofollow']);
});

test('a link within the site, to a mailbox or a telephone stays in its tab', () => {
  show(
    'en',
    '<a href="/en/contact/">us</a><a href="mailto:a@x.example">mail</a><a href="tel:+3281001234">call</a>',
  );
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.target])).toEqual([
    ['us', ''],
    ['mail', ''],
    ['call', ''],
  ]);
});

test('a link that says nothing of its opener gets none', () => {
  show('en', '<a href="http://x.example/">code</a> <a href="https://y.example/">fees</a>');
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.rel])).toEqual([
    ['code (new tab)', 'noopener'],
    ['fees (new tab)', 'noopener'],
  ]);
});
