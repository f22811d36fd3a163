import sharp from './sharp.ts';

/** The dominant colour of a picture, as `#rrggbb`, which a page shows while the picture loads. */
export async function dominantColour(picture: Buffer): Promise<string> {
  // sharp computes statistics from the input, before any operations: so the picture is made small and opaque first.
  const small = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: 64 })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
