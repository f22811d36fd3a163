import { screen } from '@testing-library/react';
import { askedFields } from 'shared-kit/domain/application-fields';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Region } from 'shared-kit/domain/region';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import RentApplicationPage from './rent-application-page.tsx';

const pageIn = (region: Region | undefined) => (
  <RentApplicationPage
    data={{
      rental: {
        kind: 'property',
        id: 7,
        title: 'Appartement',
        reference: 'A7L',
        path: '/fr/a-louer/namur/7/',
        application: askedFields(region),
      },
    }}
  />
);
const ENVELOPE = ['key', 'openedAt', 'propertyId', 'website'];
const askedNames = () =>
  [...new FormData(document.querySelector('form')!).keys(), ...choices()].filter(
    (name, index, all) => !ENVELOPE.includes(name) && all.indexOf(name) === index,
  );
const choices = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')].map(
    ({ name }) => name,
  );

test.each(['brussels', undefined] as const)(
  'in %s the form asks nothing but what the law allows',
  async (region) => {
    await renderPart(pageIn(region));
    expect(askedNames()).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'household',
      'resources',
      'privacy',
    ]);
  },
);

test.each<[Region, string[]]>([
  ['flanders', ['pets', 'reason', 'cv']],
  ['wallonia', []],
])('in %s of pets, reason and CV are asked: %j', async (region, names) => {
  await renderPart(pageIn(region));
  expect(
    askedNames()
      .filter((name) => ['pets', 'reason', 'cv'].includes(name))
      .sort(),
  ).toEqual(names.sort());
  expect(askedNames()).toEqual(
    expect.arrayContaining(['adults', 'children', 'moveDate', 'income1', 'income2']),
  );
});

test.each(LANGUAGES)('in %s every field says why it is asked', async (language) => {
  await hydratePart(pageIn('flanders'), { language });
  for (const field of document.querySelectorAll(
    '[name=adults], [name=pets], [name=moveDate], [name=income1], [name=cv]',
  )) {
    const why = document.getElementById(field.getAttribute('aria-describedby')!);
    expect(why!.textContent!.length).toBeGreaterThan(20);
  }
});

test('what is no rental, or let already, is not applied for', async () => {
  await renderPart(<RentApplicationPage data={{ rental: undefined }} />);
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByText('Ce bien n’est pas à louer, ou ne l’est plus')).toBeTruthy();
});
