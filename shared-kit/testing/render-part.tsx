import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import type { createBrowserRouter } from 'react-router';
import type { DeviceClass } from '../src/domain/device-class.ts';
import { pageLocales } from '../src/domain/numbers.ts';
import { PartFrame } from './part-frame.tsx';
import { host } from './shell-host.ts';

const messages = Object.assign(
  {},
  ...['property', 'navigation', 'filter', 'gallery', 'files'].map((group) =>
    JSON.parse(readFileSync(resolve(`src/messages/${group}/fr.json`), 'utf8')),
  ),
);

/** Renders a part inside what the shell would put around it, in French. */
export function renderPart(
  part: ReactNode,
  {
    device = 'desktop' as DeviceClass,
    preload = (_path: string): void => undefined,
    numberLocale = undefined as string | undefined,
    /** `createBrowserRouter` for parts that read the address of the window. */
    createRouter = createMemoryRouter as typeof createBrowserRouter,
  } = {},
) {
  const router = createRouter([
    { path: '/', element: part },
    { path: '*', element: <p>Autre page</p> },
  ]);
  const shell = host('fr');
  const site = { ...shell.site, numberLocale };
  const locales = pageLocales('fr', site);
  return render(
    <PartFrame
      host={{ ...shell, locales, site, preload }}
      messages={messages}
      device={device}
      router={router}
    />,
  );
}
