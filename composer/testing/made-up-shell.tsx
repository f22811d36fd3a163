import { createStore } from 'jotai';
import { Outlet } from 'react-router';
import type { ShellSite } from '../shell/site.ts';

const LANGUAGES = ['nl', 'fr'];
const nothing = () => null;

/** A shell around nothing: no layout, no page of its own, no third party. */
export const madeUpShell: ShellSite = {
  languages: LANGUAGES,
  createApi: () => ({}),
  readSite: async () => ({ name: 'Made up' }),
  readFacts: (_site, language) => ({
    languages: LANGUAGES,
    locales: { text: language, numbers: language },
    phoneMax: 767,
  }),
  createStore: () => createStore(),
  Document: Outlet,
  PageError: nothing,
  UnavailablePage: nothing,
  pages: [],
  notFound: { loader: nothing, Component: nothing },
  thirdParties: { areRunning: () => false, mayLoad: () => false },
};
