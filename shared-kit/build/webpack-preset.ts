import path from 'node:path';
import { webpackPreset } from 'composer/build';
import { LANGUAGES } from '../src/domain/languages.ts';
import { typeset } from '../src/domain/texts.ts';

/** How the apps of the estate agency's site are built. */
export const { remoteWebpack, shellWebpack } = webpackPreset({
  languages: LANGUAGES,
  messages: path.resolve(import.meta.dirname, '../src/messages'),
  typeset,
  sharedModules: ['shared-kit/api-client', 'shared-kit/state'],
  // The map's library can load modules by addresses that are known later; here it loads none.
  rules: [{ test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } }],
});
