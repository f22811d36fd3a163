import path from 'node:path';
import { remoteParts } from 'shared-kit/testing/remote-parts.tsx';
import config from '../remote.config.ts';

/** Texts of this remote as its parts get them. A text that is missing throws. */
export const { intlIn: intlOf } = remoteParts(config, path.resolve(__dirname, '..'));
