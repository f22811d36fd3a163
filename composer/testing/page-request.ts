import type { PageRequest } from '../gateway/renderer-channel/messages.ts';

/** A page as a renderer is asked for it, plain but for what a test cares about. */
export const pageRequest = (wanted: Partial<PageRequest> = {}): PageRequest => ({
  url: 'http://site/fr/',
  form: undefined,
  origin: 'http://site',
  language: 'fr',
  apiBaseUrl: 'http://api',
  generation: 0,
  deadline: Date.now() + 5_000,
  development: false,
  ...wanted,
});
