import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { PageErrorProps, SiteApi, SiteConfiguration } from '../contract/contract.ts';
import { pageError } from './document/page-error.tsx';
import { fault } from './routing/load-fault.ts';
import type { ShellSite } from './site.ts';

/** What a site has to tell its shell; by default it has nothing of the rest. */
export interface ShellDescription
  extends
    Pick<ShellSite, 'languages' | 'Document'>,
    Partial<Omit<ShellSite, 'languages' | 'Document' | 'PageError' | 'UnavailablePage'>> {
  /** Inside the document, in place of a page that failed or cannot be had now: its code is `unavailable` then. */
  ErrorPage: ComponentType<PageErrorProps>;
}

/**
 * A shell for `createShell` and `hydrateShell`. By default the site has no API, no configuration, no page of its own and no third party; all
 * its languages are in use, each written as its code says.
 */
export function defineShell({ ErrorPage, ...site }: ShellDescription): ShellSite {
  return {
    createApi: () => undefined as unknown as SiteApi,
    readSite: async () => ({}) as SiteConfiguration,
    readFacts: (_site, language) => ({
      languages: site.languages,
      locales: { text: language, numbers: language },
      phoneMax: 767,
    }),
    createStore: () => createStore(),
    PageError: pageError(({ status, code }) => <ErrorPage status={status} code={code} />),
    UnavailablePage: () => <ErrorPage status={503} code="unavailable" />,
    pages: [],
    notFound: { loader: notFound, Component: () => null },
    thirdParties: { areRunning: () => false, mayLoad: () => false },
    ...site,
  };
}

function notFound(): never {
  throw fault(404, 'not-found');
}
