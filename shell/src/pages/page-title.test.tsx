import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import type { ContentPage } from 'shared-kit/contracts/api/site';
import { HostContext } from 'composer/host';
import type { Host } from 'composer/host';
import { site } from 'shared-kit/testing/shell-host.ts';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { aboutPage } from '../../testing/content-page.ts';
import { contentMeta } from '../document/content-meta.ts';
import { Banner } from '../layout/banner.tsx';
import { PageTitle } from './page-title.tsx';

const messages = JSON.parse(
  readFileSync(resolve('../shared-kit/src/messages/navigation/nl.json'), 'utf8'),
) as Record<string, string>;
const host = { language: 'nl', site: site('nl'), href: siteHref('nl'), preload() {} } as unknown as Host;

/** The page as the document shows it: its banner, and what the page itself adds. */
function renderTitles(changes: Partial<ContentPage>) {
  const page = { ...aboutPage, ...changes };
  const { banner, heading, breadcrumb = [], bannerLook } = contentMeta(host, page, 'https://site.example');
  const { container } = render(
    <HostContext value={host}>
      <IntlProvider locale="nl-BE" messages={messages}>
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
