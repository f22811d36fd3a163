import { lightboxSlides } from './full-screen.tsx';
import { samplePicture } from '../../../testing/pictures.ts';

const createSlide = (changes: object) =>
  lightboxSlides(
    [{ ...samplePicture('a'), ...changes }],
    ({ alt }, position) => `${alt || 'Villa'}, photo ${position}`,
  )[0]!;

test('a slide offers the widths that its original has', () => {
  expect(createSlide({}).srcSet!.map(({ width }) => width)).toEqual([600, 1360, 1600]);
  expect(createSlide({ width: 500, height: 300 }).srcSet).toMatchObject([{ width: 600, height: 360 }]);
});

test('the caption is what is said of the picture at its place', () => {
  expect(createSlide({ alt: 'La cuisine' }).description).toBe('La cuisine, photo 1');
  expect(createSlide({}).description).toBe('Villa, photo 1');
});
