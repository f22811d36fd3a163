import * as apiClient from 'shared-kit/api-client';
import * as state from 'shared-kit/state';
import { sharedLibraries } from 'composer/shell';

/** The one instance of every module that remotes take from the shell, in the browser and on the server. */
export const sharedModules = {
  ...sharedLibraries,
  'shared-kit/api-client': apiClient,
  'shared-kit/state': state,
};
