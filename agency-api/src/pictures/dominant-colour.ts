import sharp from 'sharp';

/** The colour that most of a picture has, as `#rrggbb`: what a page shows while the picture loads. */
export async function dominantColour(picture: Buffer): Promise<string> {
  const { dominant } = await sharp(picture).flatten({ background: '#ffffff' }).resize({ width: 64 }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
