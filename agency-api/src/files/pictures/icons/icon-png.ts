import { drawn } from '../drawn.ts';
import sharp from '../sharp.ts';

interface IconLook {
  size: number;
  /** Colour that fills the square; without it the icon keeps its transparent corners. */
  background?: string;
  /** Part of the square that the drawing takes; 1 by default. */
  share?: number;
}

/** The icon as a square PNG. Throws `PictureUnavailable` for a drawing that cannot be read. */
export async function iconPng(svg: string, { size, background, share = 1 }: IconLook): Promise<Buffer> {
  const inner = Math.round(size * share);
  const drawing = await drawn(svg, { width: inner, height: inner });
  const square = sharp({
    create: { width: size, height: size, channels: 4, background: background ?? '#00000000' },
  }).composite([{ input: drawing }]);
  return (background ? square.removeAlpha() : square).png({ compressionLevel: 9 }).toBuffer();
}
