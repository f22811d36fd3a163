import type { Picture } from '../src/contracts/api/picture.ts';

/** A picture without a text of its own, for tests. */
export const samplePicture = (id: string, kind: Picture['kind'] = 'photo'): Picture => ({
  id,
  url: `/media/${id}`,
  width: 1600,
  height: 1067,
  alt: '',
  kind,
});
