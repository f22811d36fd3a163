import { SHARE_PICTURE } from 'shared-kit/domain/share-picture';
import { drawn } from '../../files/pictures/drawn.ts';
import { shareJpeg } from '../../files/pictures/share/render-share.ts';
import sharp from '../../files/pictures/sharp.ts';
import type { Icon } from './icon.ts';

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
