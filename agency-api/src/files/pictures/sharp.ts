import sharp from 'sharp';

/** A picture server decodes each picture once, so the cache of libvips and threads per picture would only cost memory. */
sharp.cache(false);
sharp.concurrency(1);

export default sharp;
export type { Sharp } from 'sharp';
