import path from 'node:path';
import { remoteParts } from 'shared-kit/testing/remote-parts.tsx';
import config from '../remote.config.ts';

export { site } from 'shared-kit/testing/remote-parts.tsx';

export const { hostIn, readPartMessages, renderPart, hydratePart } = remoteParts(
  config,
  path.resolve(__dirname, '..'),
);
