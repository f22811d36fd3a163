import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { HostContext } from 'composer/host';
import { host } from 'shared-kit/testing/shell-host.ts';
import { BandModule } from './own-modules.tsx';

test('the links of its text are those of any other text: by name within the site, in a new tab elsewhere', () => {
  const description = '<p><a href="page:sale">Homes</a> <a href="https://x.example/">Code</a></p>';
  const module = { id: 'band', kind: 'band', title: 'Band', description, link: null, image: null };
  const element = <BandModule module={module as unknown as ContentModule} />;
  render(
    <HostContext value={host('en')}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </HostContext>,
  );
  expect(screen.getByRole('link', { name: 'Homes' }).getAttribute('href')).toBe('/en/for-sale/');
  expect(screen.getByRole('link', { name: 'Code (new tab)' }).getAttribute('target')).toBe('_blank');
});
