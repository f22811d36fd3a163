import path from 'node:path';
import { webpackPreset } from '../build/build.ts';

/** A site in two languages without shared translations, for builds in tests. Entries of composer stand for its shared modules. */
export const { remoteWebpack } = webpackPreset({
  languages: ['nl', 'fr'],
  messages: path.join(import.meta.dirname, 'no-messages'),
  typeset: (text) => text,
  sharedModules: ['composer/contract', 'composer/server', 'composer/gateway'],
});
