import sharp from 'sharp';

/** A server of pictures decodes each picture once: what libvips would keep of it, and threads per picture, only cost memory. */
sharp.cache(false);
sharp.concurrency(1);

export default sharp;
export type { Sharp } from 'sharp';
