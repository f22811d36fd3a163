import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as host from '../host/host.tsx';
import * as jotai from './shared/jotai.ts';
import * as reactIntl from './shared/react-intl.ts';
import * as reactRouter from './shared/react-router.ts';

/** The one instance of what remotes of any site take from the shell, by id: a shell adds the shared modules of its site. */
export const sharedLibraries: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router': reactRouter,
  'react-intl': reactIntl,
  jotai,
  'composer/host': host,
};
