import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { bannerSchema } from './banner.ts';
import { pageFileSchema } from './page.ts';

const picture = { id: 'hero', source: 'content:a.jpg', width: 1920, height: 900, alt: { fr: 'Maison' } };
const stored = (digit: string, format: string) => `content:${digit.repeat(40)}.${format}`;
const video = { source: stored('1', 'mp4'), poster: picture };
const slides = [picture, { ...picture, id: 'other', link: { page: 'sale' } }];

const faults = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${z.core.toDotPath(path)}: ${message}`,
  );

test.each([
  [{ type: 'image', images: [{ ...picture, portrait: picture }] }],
  [{ type: 'gallery', images: slides, colour: '#14241f', transparent: false }],
  [{ type: 'video', video: { ...video, mobileSource: stored('2', 'webm') } }],
  [{ type: 'none', colour: '#2e5a4c', transparent: true }],
  [{ type: 'colour', colour: '#2e5a4c' }],
])('a banner may be %j', (banner) => {
  expect(faults(bannerSchema, banner)).toEqual([]);
});

test.each([
  [{ type: 'image' }, 'images: a banner of type "image" shows exactly one picture'],
  [
    { type: 'image', images: [picture, picture] },
    'images: a banner of type "image" shows exactly one picture',
  ],
  [{ type: 'gallery', images: [picture] }, 'images: a banner of type "gallery" shows 2 to 12 pictures'],
  [{ type: 'none', images: [picture] }, 'images: a banner of type "none" shows no picture'],
  [{ type: 'image', images: [slides[1]] }, 'images: only pictures of a gallery have links'],
  [{ type: 'colour' }, 'colour: a banner of type "colour" needs it'],
  [{ type: 'video' }, 'video: a banner of type "video" needs it'],
  [{ type: 'none', video }, 'video: a banner of type "none" shows no video'],
  ...['../agency.json', 'https://videos.example/tour.mp4', stored('1', 'mov')].map(
    (source) =>
      [
        { type: 'video', video: { ...video, source } },
        'video.source: must be an .mp4 or .webm file in the folder videos of the content',
      ] as const,
  ),
  [{ type: 'none', colour: 'red' }, 'colour: must look like #2e5a4c'],
  [{ type: 'none', colour: '#808080' }, 'colour: neither dark nor light text is readable on it'],
])('the banner %j is refused', (banner, fault) => {
  expect(faults(bannerSchema, banner)).toEqual([fault]);
});

const pageWith = (page: object) => ({ page: 'home', title: { fr: 'Accueil' }, ...page });

test('a banner of properties needs the module that shows them', () => {
  const banner = { type: 'properties' };
  const module = { id: 'featured', kind: 'property-banner', position: 'banner', goal: 0 };
  expect(faults(pageFileSchema, pageWith({ banner, modules: [module] }))).toEqual([]);
  expect(faults(pageFileSchema, pageWith({ banner }))).toEqual([
    'modules: a banner of type "properties" needs a module of kind "property-banner"',
  ]);
});

test.each([
  [{ type: 'image', images: [picture] }, []],
  [{ type: 'colour', colour: '#2e5a4c' }, []],
  [
    { type: 'gallery', images: slides },
    ['banner.type: must be "none", "colour" or "image": only the home page has a banner that moves'],
  ],
])('the banner %j of a further page: %j', (banner, said) => {
  const about = pageWith({ page: 'about', paths: { fr: 'agence' }, banner });
  expect(faults(pageFileSchema, about)).toEqual(said);
});
