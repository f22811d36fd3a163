import sharp from './sharp.ts';

/** The colour that most of a picture has, as `#rrggbb`: what a page shows while the picture loads. */
export async function dominantColour(picture: Buffer): Promise<string> {
  // Statistics are those of a file, whatever is done to it afterwards: so it is made small, and opaque, first.
  const small = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: 64 })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
