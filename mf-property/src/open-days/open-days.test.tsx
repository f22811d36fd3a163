import { screen, within } from '@testing-library/react';
import type { OpenDay } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { aProperty } from '../../testing/property-fixture.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { daysToCome, OpenDays } from './open-days.tsx';

const openDay: OpenDay = {
  startsAt: '2026-12-05T09:00:00.000Z',
  endsAt: '2026-12-05T12:00:00.000Z',
  day: '2026-12-05',
  slot: '10:00-13:00',
  note: 'Sonnez à la porte',
};
const other: OpenDay = { ...openDay, startsAt: '2026-12-12T09:00:00.000Z', day: '2026-12-12', note: null };
const show = (openDays: OpenDay[], language: Language = 'fr') =>
  renderPart(<OpenDays property={aProperty({ openDays })} />, { language });
const plain = (text: string | null) => text!.replace(/\s/g, ' ');

test.each([
  ['fr', 'Journée portes ouvertes', 'samedi 5 décembre, 10:00 – 13:00'],
  ['nl', 'Opendeurdag', 'zaterdag 5 december, 10:00 – 13:00'],
  ['en', 'Open day', 'Saturday 5 December, 10:00 – 13:00'],
  ['de', 'Tag der offenen Tür', 'Samstag, 5. Dezember, 10:00 – 13:00'],
] as const)(
  'an open day is told with day, hours and note, and a file for calendars (%s)',
  (language, title, when) => {
    show([openDay], language);
    const section = screen.getByRole('region', { name: title });
    expect(plain(section.querySelector('time')!.textContent)).toBe(when);
    expect(within(section).getByText('Sonnez à la porte')).toBeTruthy();
    const link = within(section).getByRole('link');
    expect(link.getAttribute('href')).toBe(
      `/api/properties/1399/open-days/20261205T090000Z.ics?lang=${language}`,
    );
    expect(link.hasAttribute('download')).toBe(true);
  },
);

test('links of several open days are told apart; without any nothing is shown', () => {
  show([openDay, other]);
  expect(screen.getByRole('region', { name: 'Journées portes ouvertes' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /(5|12) décembre/ })).toHaveLength(2);
  expect(show([]).container.textContent).toBe('');
});

test('one that is under way still counts, one that is over does not', () => {
  const days = (now: string) => daysToCome([openDay], new Date(now)).length;
  expect([days('2026-12-05T11:59:00Z'), days('2026-12-05T12:00:00Z')]).toEqual([1, 0]);
  expect(daysToCome(undefined, new Date())).toEqual([]);
});

test('a note in another language than the page says so', () => {
  renderPart(<OpenDays property={aProperty({ openDays: [openDay], openDaysLanguage: 'fr' })} />, {
    language: 'de',
  });
  expect(screen.getByText('Sonnez à la porte').lang).toBe('fr');
});
