import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IntlProvider } from 'react-intl';
import type { ContentModule, ContentPage as Page } from 'shared-kit/contracts/api/site';
import { HostContext } from 'composer/host';
import type { Host } from 'composer/host';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { aboutPage } from '../../testing/content-page.ts';
import { ArticleModule } from './own-modules.tsx';
import { ContentPage, PageTitle } from './content-page.tsx';
import { MemoryRouter } from 'react-router';
import { site } from 'shared-kit/testing/shell-host.ts';
import { contentMeta } from '../document/content-meta.ts';
import { Banner } from '../layout/banner.tsx';

const messages = JSON.parse(readFileSync(resolve('messages/nl.json'), 'utf8')) as Record<string, string>;

const text = (id: string, more: Partial<ContentModule> = {}): ContentModule => ({
  id,
  kind: 'article',
  title: `Over ${id}`,
  description: `<p>Tekst over ${id}</p>`,
  position: 'contentRow',
  view: '',
  image: null,
  link: null,
  goal: null,
  maxItems: 4,
  itemsPerRow: 4,
  figures: [],
  ...more,
});

function show(modules: ContentModule[]) {
  const page = { ...aboutPage, banner: { ...aboutPage.banner, description: 'Kort samengevat' }, modules };
  return render(
    <HostContext value={{ href: siteHref('nl') } as Host}>
      <IntlProvider locale="nl-BE" messages={messages}>
        <ContentPage page={page}>
          {modules.map((module) => (
            <ArticleModule key={module.id} module={module} />
          ))}
        </ContentPage>
      </IntlProvider>
    </HostContext>,
  );
}

test('a long page of texts has a table of contents that leads to each of them', () => {
  show(['forms', 'cookies', 'rights', 'changes'].map((id) => text(id)));
  expect(screen.getByText('Kort samengevat')).toBeTruthy();
  const contents = within(screen.getByRole('navigation', { name: 'Op deze pagina' }));
  const chapters = contents.getAllByRole('link').map((link) => {
    const target = document.querySelector(link.getAttribute('href')!);
    return [link.textContent, target?.textContent];
  });
  expect(chapters[1]).toEqual(['Over cookies', 'Over cookiesTekst over cookies']);
  expect(chapters).toHaveLength(4);
});

test.each([
  ['a short page', [text('a'), text('b')]],
  [
    'a page of other modules',
    [text('a'), text('b'), text('c'), text('d'), text('figures', { kind: 'figures' })],
  ],
])('%s has none', (_page, modules) => {
  show(modules);
  expect(screen.queryByRole('navigation')).toBeNull();
});

const navigation = JSON.parse(
  readFileSync(resolve('../shared-kit/src/messages/navigation/nl.json'), 'utf8'),
) as Record<string, string>;
const host = { language: 'nl', site: site('nl'), href: siteHref('nl'), preload() {} } as unknown as Host;

/** The page as the document shows it: its banner, and what the page itself adds. */
function renderTitles(changes: Partial<Page>) {
  const page = { ...aboutPage, ...changes };
  const { banner, heading, breadcrumb = [], bannerLook } = contentMeta(host, page, 'https://site.example');
  const { container } = render(
    <HostContext value={host}>
      <IntlProvider locale="nl-BE" messages={navigation}>
        <MemoryRouter>
          {banner !== 'none' && (
            <Banner
              title={banner === 'title' ? heading : undefined}
              breadcrumb={breadcrumb}
              look={bannerLook}
            />
          )}
          <PageTitle page={page} />
        </MemoryRouter>
      </IntlProvider>
    </HostContext>,
  );
  return Array.from(container.querySelectorAll('h1'), ({ textContent }) => textContent);
}

test.each([
  [{}, 'Wie we zijn'],
  [{ showPageBanner: false }, 'Wie we zijn'],
  [{ showPageBanner: false, showBreadCrumb: false }, 'Wie we zijn'],
  [{ heading: '' }, 'Over ons'],
  [{ heading: '', showPageBanner: false }, 'Over ons'],
])('a page with %j has one title', (changes, title) => {
  expect(renderTitles(changes)).toEqual([title]);
});
