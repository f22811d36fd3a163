import { Router } from 'express';
import { bodyLimit } from 'composer/gateway';
import type { GatewayParts, GatewaySite } from 'composer/gateway';
import { formOfPath } from 'shared-kit/contracts/api/forms/required-fields';
import { UPLOADED_FORM_PATH, UPLOAD_PATH } from 'shared-kit/contracts/api/uploads';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { isPreviewPath } from 'shared-kit/domain/consent';
import { LARGEST_FILE } from 'shared-kit/domain/uploaded-file';
import { crawlerApi } from './crawlers/crawler-api.ts';
import { crawlerFiles, robots } from './crawlers/crawler-files.ts';
import { iframeFacts } from './frames/iframe-facts.ts';
import { mapTiles } from './frames/map-tiles.ts';
import { apiProxies, filePatience, UPLOAD_SILENCE } from './http/proxies.ts';
import { contentPaths, siteFacts } from './pages/site-facts.ts';
import { GATEWAY_TEXTS } from './pages/gateway-texts.ts';
import type { Settings } from './settings.ts';
import { TILES, tileFiles } from './tiles/tile-files.ts';

/** What the names of all metrics begin with, those of the API too. */
export const METRICS_PREFIX = 'facade_';

/** What the agency's site adds to a gateway. */
export function agencySite(
  settings: Settings,
  { log, releases, calls, fetch, apiParts }: GatewayParts,
): GatewaySite {
  const { targets, publicUrl, apiTimeout, apiAwayAfter } = settings;
  const tilesOfMap = mapTiles(settings.mapTiles, (err, file) =>
    log.error({ err, file }, 'the map is without the tiles of MAP_TILES'),
  );
  const archive = tilesOfMap?.archive;
  const tiles =
    archive &&
    tileFiles(archive, (error) => log.error({ err: error, file: archive.file }, 'a tile cannot be read'));
  const { readFacts, readSite } = siteFacts(fetch, targets.api);
  return {
    languages: LANGUAGES,
    defaultLanguage: 'fr',
    kinds: ['api', 'media', 'images'],
    texts: GATEWAY_TEXTS,
    readFacts,
    lookUp: contentPaths(fetch, targets.api),
    isPreview: isPreviewPath,
    formFiles: {
      url: new URL(UPLOADED_FORM_PATH, targets.forms).href,
      availability: apiParts(targets.forms),
      patience: filePatience(apiAwayAfter),
      silence: UPLOAD_SILENCE,
    },
    isTried: (path) => path === UPLOAD_PATH || formOfPath(path) !== undefined || isPage(path),
    iframe: iframeFacts({
      tiles: tilesOfMap,
      site: () => readSite('fr', { until: Date.now() + apiTimeout }),
    }),
    files: tiles ? [Router().use(TILES, tiles.handler)] : [],
    answers: [
      Router()
        .get('/robots.txt', robots(publicUrl))
        .use(['/api', '/media', '/images/epc'], bodyLimit(settings.bodyLimit, [UPLOAD_PATH, LARGEST_UPLOAD])),
      ...apiProxies({ ...settings, apiParts, log }),
      crawlerFiles({
        releases,
        api: crawlerApi({ calls, fetch, baseUrl: targets.api, timeout: apiTimeout }),
        publicUrl,
        log,
      }),
    ],
    close: async () => tiles?.close(),
  };
}

/** Forms are sent to their page without scripts; the API refuses what else a page may send as a trial. */
const isPage = (path: string) => LANGUAGES.some((language) => path.startsWith(`/${language}/`));

/** Largest body that holds a file, which the API counts itself. */
const LARGEST_UPLOAD = LARGEST_FILE + 100_000;
