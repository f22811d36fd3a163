import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { belgianDate, daysAfter } from 'shared-kit/domain/days';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import OfferPage, { loader } from './offer-page.tsx';

const today = belgianDate(new Date());
const property = {
  kind: 'property' as const,
  id: 1399,
  title: 'Villa au calme',
  reference: 'A1399',
  path: '/fr/a-vendre/namur/1399/',
  isOffPlan: false,
};
const data = { property, hindrance: undefined, token: undefined };
const sentences = { nl: 'bindt', fr: 'engage', en: 'binds', de: 'bindet' };

beforeEach(() => sessionStorage.clear());

/** Loads the page of an address. */
function load(
  query: string,
  { isOpen = true, ...sold }: { isOpen?: boolean; goal?: number; status?: string } = {},
) {
  const found = {
    id: 1399,
    title: 'Villa',
    headline: '',
    mainType: '',
    city: 'Namur',
    reference: 'A1399',
    goal: 0,
    status: null,
    annuity: null,
    project: null,
    section: 'sale',
    projectId: null,
    slugs: { town: 'namur', title: 'villa', project: '' },
    ...sold,
  };
  return loader({
    api: { get: async () => ({ property: found }) },
    href: () => '/fr/a-vendre/namur/1399/',
    language: 'fr',
    site: { offers: { isOpen, advancePercent: 10, advancePercentOffPlan: 5, account: null } },
    url: new URL(`https://a.example/?${query}`),
  } as unknown as PageLoaderArgs);
}

test('says the amount in words as one writes, and that an accepted offer binds before it is sent', async () => {
  await renderPart(<OfferPage data={data} />);
  await userEvent.type(screen.getByLabelText(/^Prix offert/), '275.000');
  expect(await screen.findByText('deux cent septante-cinq mille euros')).toBeTruthy();
  expect(screen.getByText(/la vente est conclue/).textContent).toContain('10 %');
});

test.each([
  ['startDate', 'La date de début est incomplète', ''],
  ['endDate', 'La date de fin est incomplète', ''],
  ['endDate', 'la date de fin n’est pas valide : après la date de début, dans l’année', daysAfter(today, -1)],
])('a wrong %s says "%s"', async (name, message, value) => {
  await renderPart(<OfferPage data={data} />);
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  await userEvent.clear(field);
  if (value) await userEvent.type(field, value);
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(screen.getByText(message)).toBeTruthy();
});

test.each([
  ['property=1399', {}, undefined],
  ['property=1399', { goal: 1 }, 'gone'],
  ['property=1399', { status: 'sold' }, 'gone'],
  ['property=x', {}, 'gone'],
  ['property=1399', { isOpen: false }, 'invitation'],
  ['token=1399-20200101.x', { isOpen: false }, 'expired'],
  ['token=1399-29991231.x', { isOpen: false }, undefined],
])('?%s %j is hindered by %s', async (query, given, hindrance) => {
  const loaded = await load(query, given);
  expect(loaded.hindrance).toBe(hindrance);
  expect(loaded.property?.id).toBe(hindrance ? undefined : 1399);
});

test.each(LANGUAGES)('in %s it hydrates without mismatch, and every text exists', async (language) => {
  await hydratePart(<OfferPage data={{ ...data, token: '1399-29991231.x' }} />, { language });
  expect(document.body.textContent).toContain(sentences[language]);
  expect(document.querySelector<HTMLInputElement>('[name=token]')!.value).toBe('1399-29991231.x');
});
