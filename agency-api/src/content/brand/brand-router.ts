import { Router, type Response } from 'express';
import { AGENCY_SHARE_PICTURE } from 'shared-kit/domain/picture-address';
import { MANIFEST_ICONS, manifestIcon, SITE_FILES } from 'shared-kit/domain/site-files';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { contentPictureRecord } from '../../files/pictures/content-pictures.ts';
import { createIco, iconPng } from '../../files/pictures/icons.ts';
import { PictureUnavailable } from '../../files/pictures/original.ts';
import type { Pictures } from '../../files/pictures/pictures.ts';
import { SHARE_SIZE } from '../../files/pictures/share-picture.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { readIcon, type Icon, sharePlate } from './brand-pictures.ts';

interface BrandDependencies {
  config: AgencyConfig;
  pictures: Pick<Pictures, 'variant'>;
}

/** Their names do not change with what they show: a day, and a week while a new one is fetched. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

const FAVICON_SIZES = [16, 32, 48];
const TOUCH_ICON = { size: 180, share: 0.78 };
/** Of a maskable icon only the inner circle is sure to be seen. */
const MASKABLE_SHARE = 0.6;

/** A drawing that is opened by itself may be nothing but a drawing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Icons, manifest and share picture of the agency (product R4, R12). Each is drawn once. */
export function brandRouter({ config, pictures }: BrandDependencies): Router {
  const router = Router();
  const icon = once(() => readIcon(config));

  const serve = (path: string, type: string, draw: (icon: Icon) => Promise<Buffer>) => {
    const file = once(async () => draw(await icon()));
    router.get(path, async (_request, response) => {
      send(response, type, await file().catch(notFoundIfUnavailable));
    });
  };

  router.get(SITE_FILES.icon, async (_request, response) => {
    const { svg } = await icon().catch(notFoundIfUnavailable);
    response.set('content-security-policy', DRAWING_POLICY);
    send(response, 'svg', Buffer.from(svg));
  });
  serve(SITE_FILES.favicon, 'image/x-icon', async ({ svg }) =>
    createIco(
      await Promise.all(FAVICON_SIZES.map(async (size) => ({ size, png: await iconPng(svg, { size }) }))),
    ),
  );
  serve(SITE_FILES.touchIcon, 'png', ({ svg, background }) => iconPng(svg, { ...TOUCH_ICON, background }));
  for (const size of MANIFEST_ICONS) {
    serve(manifestIcon(size), 'png', ({ svg }) => iconPng(svg, { size }));
    serve(manifestIcon(size, true), 'png', ({ svg, background }) =>
      iconPng(svg, { size, background, share: MASKABLE_SHARE }),
    );
  }
  router.get(SITE_FILES.manifest, (_request, response) => {
    send(response, 'application/manifest+json', Buffer.from(JSON.stringify(manifest(config))));
  });

  const picture = config.agency.sharePicture ?? config.agency.logo;
  serve(AGENCY_SHARE_PICTURE, 'jpeg', async (drawing) =>
    picture
      ? pictures.variant(contentPictureRecord(picture), SHARE_SIZE)
      : sharePlate(drawing, config.agency.name),
  );
  return router;
}

function send(response: Response, type: string, body: Buffer) {
  response.set('cache-control', CACHE_CONTROL).type(type).send(body);
}

function notFoundIfUnavailable(error: unknown): never {
  throw error instanceof PictureUnavailable ? new ApiFault('picture-not-found') : error;
}

/** The result of the first call that succeeds. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  return () => {
    known ??= work().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** The web app manifest: name, colours and icons of the site where it is kept on a home screen (product R12). */
function manifest({ agency, languages }: Pick<AgencyConfig, 'agency' | 'languages'>): object {
  const png = (isMaskable: boolean) =>
    MANIFEST_ICONS.map((size) => ({
      src: manifestIcon(size, isMaskable),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    }));
  return {
    id: '/',
    name: agency.name,
    short_name: agency.name,
    lang: languages.default,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: agency.themeColour,
    theme_color: agency.themeColour,
    icons: [
      { src: SITE_FILES.icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...png(false),
      ...png(true),
    ],
  };
}
