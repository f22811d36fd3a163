import { LANGUAGES } from './languages.ts';
import { SECTION_NAMES, SECTION_SEGMENTS, SECTIONS, sectionOfGoal, sectionOfSegment } from './sections.ts';
import { slugify } from './slug.ts';

test.each([
  [0, 'sale'],
  [1, 'rent'],
  [2, 'rent'],
  [-1, 'rent'],
  [NaN, 'rent'],
])('goal %p belongs to %s', (goal, section) => {
  expect(sectionOfGoal(goal)).toBe(section);
});

test('the French paths are those of product A13', () => {
  expect(SECTIONS.map((section) => SECTION_SEGMENTS[section].fr)).toEqual([
    'a-vendre',
    'a-louer',
    'discrete',
    'projects',
  ]);
});

test.each(LANGUAGES)('in %s every segment is a slug and leads back to its section', (language) => {
  for (const section of SECTIONS) {
    const segment = SECTION_SEGMENTS[section][language];
    expect(slugify(segment)).toBe(segment);
    expect(sectionOfSegment(language, segment)).toBe(section);
  }
});

test('a segment of another language is not one of this language', () => {
  expect(sectionOfSegment('fr', 'te-koop')).toBeUndefined();
});

test('names are spelt right', () => {
  expect(SECTION_NAMES.discreet.fr).toBe('Discrète');
  expect(SECTION_NAMES.sale.fr).toBe('À vendre');
});
