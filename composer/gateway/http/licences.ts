import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { LICENCE_SEPARATOR, LICENCES } from '../../contract/release-files.ts';
import { WATCHERS } from '../../contract/watchers.ts';
import type { FindComposition } from '../releases/snapshot.ts';
import { cacheControl } from '../releases/snapshot.ts';

/** Folders of a release that have files of licences. */
const BUILDS = ['web', 'web/frames', `web/${WATCHERS}`];

/** Between two of them, for readers. */
const RULE = `\n${'-'.repeat(80)}\n\n`;

/** What the releases of a request give to browsers that is of others, each once, with its licence. */
export const licences =
  (compositions: FindComposition): RequestHandler =>
  async (request, response) => {
    const { apps, audience } = await compositions.for(request);
    const files = apps.flatMap(({ folder }) => BUILDS.map((build) => path.join(folder, build, LICENCES)));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
    const all = new Set(texts.flatMap((text) => text.split(LICENCE_SEPARATOR)).filter(Boolean));
    response.type('text').set('cache-control', cacheControl(audience, 'public, max-age=3600'));
    response.send([...all].sort().join(RULE));
  };
