import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as apiClient from 'shared-kit/api-client';
import * as host from 'shared-kit/host';
import * as state from 'shared-kit/state';
import * as jotai from './shared/jotai.ts';
import * as reactIntl from './shared/react-intl.ts';
import * as reactRouter from './shared/react-router.ts';

/** The one instance of every module that remotes take from the shell, in the browser and on the server. */
export const sharedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router': reactRouter,
  'react-intl': reactIntl,
  jotai,
  'shared-kit/api-client': apiClient,
  'shared-kit/host': host,
  'shared-kit/state': state,
};
