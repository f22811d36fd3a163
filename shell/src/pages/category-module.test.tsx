import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ContentItem } from 'shared-kit/contracts/api/content';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { HostContext } from 'composer/host';
import { host } from 'shared-kit/testing/shell-host.ts';
import { CategoryModule } from './category-module.tsx';

const messages = JSON.parse(readFileSync(resolve('messages/en.json'), 'utf8')) as Record<string, string>;

const item = (more: Partial<ContentItem>): ContentItem => ({
  id: 'item',
  kind: 'page',
  title: 'A title',
  subtitle: '',
  text: '',
  picture: null,
  date: null,
  path: null,
  url: null,
  phone: '',
  email: '',
  children: [],
  ...more,
});

function show(items: ContentItem[], view: ContentModule['view'] = '') {
  const category = { id: 'c', kind: 'category', title: 'Reviews', description: '', view, link: null, items };
  const element = <CategoryModule module={{ ...category, itemsPerRow: 3 } as unknown as ContentModule} />;
  return render(
    <HostContext value={host('en')}>
      <IntlProvider locale="en-BE" messages={messages}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </IntlProvider>
    </HostContext>,
  );
}

test('an article leads to its page, and names the pages below it', () => {
  show([
    item({
      kind: 'article',
      path: 'blog/moving',
      date: '2026-03-01',
      subtitle: 'Ann',
      children: [{ label: 'More', path: 'blog/moving/more' }],
    }),
  ]);
  expect(screen.getByRole('link', { name: 'A title' }).getAttribute('href')).toBe('/en/blog/moving/');
  expect(screen.getByText('1 March 2026').getAttribute('datetime')).toBe('2026-03-01');
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/en/blog/moving/more/');
});

test('a person without portrait has a plate with initials, and can be reached', () => {
  show(
    [item({ kind: 'person', title: 'Ann Peeters', phone: '0470 12 01 01', email: 'ann@x.example' })],
    'ons-team-view',
  );
  expect(screen.getByText('AP')).toBeTruthy();
  expect(screen.getByRole('link', { name: '0470 12 01 01' }).getAttribute('href')).toBe('tel:0470120101');
  expect(screen.getByRole('link', { name: 'E-mail Ann Peeters' }).getAttribute('href')).toBe(
    'mailto:ann@x.example',
  );
});

test('initials are as large as portraits only where somebody of the team has one', () => {
  const portrait: ContentItem['picture'] = {
    id: 'portrait',
    url: '/media/portrait',
    width: 400,
    height: 400,
    alt: '',
    kind: 'photo',
  };
  const people = (picture: ContentItem['picture']) => [
    item({ id: 'ann', kind: 'person', title: 'Ann Peeters' }),
    item({ id: 'bea', kind: 'person', title: 'Bea Maes', picture }),
  ];
  const styleOfAnn = () => screen.getByText('AP').closest('article')!.className;
  const { unmount } = show(people(null));
  const alone = styleOfAnn();
  unmount();
  show(people(portrait));
  expect(styleOfAnn()).not.toBe(alone);
});

test('reviews stand in a group that the keyboard can scroll', () => {
  show(
    [item({ kind: 'testimonial', title: 'Marie', text: 'Well done', path: 'testimonials/marie' })],
    'slider-view',
  );
  const region = screen.getByRole('group', { name: 'Reviews' });
  expect(region.tabIndex).toBe(0);
  const link = within(region).getByRole('link', { name: 'Read the review by Marie' });
  expect(link.getAttribute('href')).toBe('/en/testimonials/marie/');
});
