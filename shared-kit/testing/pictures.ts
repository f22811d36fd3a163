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

const HILLS =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1600 1067'%3E%3Crect width='1600' height='1067' fill='%23c9d5cf'/%3E%3Cpath d='M0 760 420 420l300 240 330-330 550 470v267H0z' fill='%238a9a7b'/%3E%3C/svg%3E";

/** A picture that needs no server. */
export const examplePicture: Picture = {
  id: 'example',
  url: HILLS,
  width: 1600,
  height: 1067,
  alt: 'Collines',
  kind: 'photo',
};
