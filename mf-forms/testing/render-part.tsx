import path from 'node:path';
import { expect } from '@jest/globals';
import { remoteParts } from 'shared-kit/testing/remote-parts.tsx';
import config from '../remote.config.ts';

export { site } from 'shared-kit/testing/remote-parts.tsx';

const parts = remoteParts(config, path.resolve(__dirname, '..'));
export const { readPartMessages } = parts;

/** Shows a part as the shell would. In the tests of an expose, which stand in its folder, it has the texts of this expose alone. */
export const renderPart: typeof parts.renderPart = (part, options) =>
  parts.renderPart(part, { ...textsOfTest(), ...options });

/** The same, hydrated. */
export const hydratePart: typeof parts.hydratePart = (part, options) =>
  parts.hydratePart(part, { ...textsOfTest(), ...options });

/** The server's markup alone. */
export const { showMarkup } = parts;

function textsOfTest(): { expose?: string } {
  const folder = path.basename(path.dirname(expect.getState().testPath ?? ''));
  const expose = Object.entries(config.exposes).find(([, file]) => file.startsWith(`./src/${folder}/`))?.[0];
  return expose ? { expose } : {};
}
