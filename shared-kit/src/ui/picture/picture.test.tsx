import { render } from '@testing-library/react';
import { sampleListing } from '../../../testing/sample-listing.ts';
import { Picture } from './picture.tsx';

const show = (priority: boolean, width = 1600) => {
  const { container } = render(
    <Picture
      picture={{ ...sampleListing.picture!, width }}
      sizes="(min-width: 900px) 300px, 100vw"
      priority={priority}
      widths={[250, 400, 600, 1360]}
    />,
  );
  return { image: container.querySelector('img')!, source: container.querySelector('source')! };
};

test('offers avif and webp at the widths that the original has', () => {
  const { image, source } = show(false, 700);
  expect(source.srcset).toBe(
    [250, 400, 600].map((width) => `/media/p1?width=${width}&format=avif ${width}w`).join(', '),
  );
  expect(image.srcset).toContain('/media/p1?width=600&format=webp 600w');
  expect(image.srcset).not.toContain('1360w');
});

test('is fetched at once when it is the first large one, else when it comes near', () => {
  expect(show(true).image.getAttribute('loading')).toBe('eager');
  expect(show(true).image.getAttribute('fetchpriority')).toBe('high');
  expect(show(false).image.getAttribute('loading')).toBe('lazy');
});

test('keeps its place with its size', () => {
  const { image } = show(false);
  expect([image.width, image.height]).toEqual([1600, 1067]);
  expect(image.parentElement!.hasAttribute('style')).toBe(false);
});

test('is as wide as its page says, whatever its styles: they may come later', () => {
  const { image, source } = show(false);
  expect([image.sizes, source.sizes]).toEqual(Array(2).fill('(min-width: 900px) 300px, 100vw'));
});

test('a progressive picture begins with its smallest step; a floor plan, which would be a blur, does not', () => {
  const first = (kind: 'photo' | 'floorplan') => {
    const picture = { ...sampleListing.picture!, kind };
    const { container } = render(<Picture picture={picture} sizes="100vw" progressive />);
    return Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('src'));
  };
  expect(first('photo')).toEqual(['/media/p1?width=600&format=webp', '/media/p1?width=100&format=webp']);
  expect(first('floorplan')).toEqual(['/media/p1?width=600&format=webp']);
});
