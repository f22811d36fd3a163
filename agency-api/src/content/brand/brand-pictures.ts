import { SHARE_PICTURE } from 'shared-kit/domain/picture-address';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { drawn } from '../../files/pictures/drawn.ts';
import { PictureUnavailable } from '../../files/pictures/original.ts';
import { shareJpeg } from '../../files/pictures/share-picture.ts';
import sharp from '../../files/pictures/sharp.ts';
import { openFile } from '../../files/pictures/sources/stored-source.ts';

/** A gable, for agencies without an icon of their own. */
const GABLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="7" fill="#2e5a4c"/><path d="M8 25V14l8-7 8 7v11h-6v-7h-4v7z" fill="#faf8f4"/></svg>';
const GABLE_BACKGROUND = '#2e5a4c';

/** The drawing of the site in tabs and on home screens. */
export interface Icon {
  svg: string;
  /** Behind it where the whole square has to be filled. */
  background: string;
}

/** The agency's icon. Throws `PictureUnavailable` when its file cannot be read. */
export async function readIcon({ agency, folder }: Pick<AgencyConfig, 'agency' | 'folder'>): Promise<Icon> {
  if (!agency.icon) return { svg: GABLE, background: GABLE_BACKGROUND };
  const original = await openFile(agency.icon.source, [folder]);
  if (original.kind === 'photo') throw new PictureUnavailable('unusable', 'The icon is not a drawing');
  return { svg: original.svg, background: agency.icon.background };
}

const ICON_SIZE = 200;
const NAME_BOX = { width: 1000, height: 110 };
/** Of the whole group, so that icon and name together stand in the middle. */
const TOP = 145;
const GAP = 60;

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What networks show of an agency without picture and logo: its icon and its name (product R4). */
export async function sharePlate({ svg, background }: Icon, name: string): Promise<Buffer> {
  const icon = await drawn(svg, { width: ICON_SIZE, height: ICON_SIZE });
  const plate = sharp({ create: { ...SHARE_PICTURE, channels: 3, background } });
  const text = await drawName(name);
  return shareJpeg(
    sharp(
      await plate
        .composite([
          { input: icon, top: TOP, left: Math.round((SHARE_PICTURE.width - ICON_SIZE) / 2) },
          ...(text ? [{ ...text, top: TOP + ICON_SIZE + GAP }] : []),
        ])
        .png()
        .toBuffer(),
    ),
  );
}

/** In a font of the server; without any, which small servers have, the icon stands alone. */
async function drawName(name: string): Promise<{ input: Buffer; left: number } | undefined> {
  const text = `<span foreground="#ffffff">${name.replace(/[&<>]/g, (character) => MARKUP[character]!)}</span>`;
  try {
    const { data, info } = await sharp({
      text: { text, font: 'Georgia, DejaVu Serif, serif', rgba: true, align: 'centre', ...NAME_BOX },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { input: data, left: Math.round((SHARE_PICTURE.width - info.width) / 2) };
  } catch {
    return undefined;
  }
}
