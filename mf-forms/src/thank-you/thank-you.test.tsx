import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ApiProblem, ApiUnreachable } from 'shared-kit/api-client';
import type { AppointmentState } from 'shared-kit/contracts/api/appointments';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { renderPart } from '../../testing/render-part.tsx';
import ThankYouPage, { loader } from './thank-you-page.tsx';

const loadData = (query: string) =>
  loader({ routeId: 'request-thanks', url: new URL(`https://a.example/${query}`) } as PageLoaderArgs);

test('thanks, says what happens next and links back to the property', async () => {
  const data = await loadData('?from=%2Ffr%2Fa-vendre%2Fnamur%2Fvilla%2F1399%2F');
  await renderPart(<ThankYouPage data={data} />);
  expect(screen.getByRole('heading', { name: 'Merci de votre confiance' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Retour au bien' }).getAttribute('href')).toBe(
    '/fr/a-vendre/namur/villa/1399/',
  );
});

test.each(['https://evil.example/', '//evil.example/', '/fr//evil.example', 'javascript:alert(1)', ''])(
  'never links to "%s"',
  async (from) => {
    const { back } = await loadData(`?from=${encodeURIComponent(from)}`);
    expect(back === undefined || new URL(back, 'https://a.example').host === 'a.example').toBe(true);
  },
);

const TIME = { day: '2026-11-24', slot: '10:00-13:00' };
const NEUTRAL: Record<Language, RegExp> = {
  nl: /Bedankt voor uw interesse/,
  fr: /Merci de l’intérêt/,
  en: /Thank you for your interest/,
  de: /Vielen Dank für Ihr Interesse/,
};

/** The page of a visit, where the API answers so. */
async function visitPage(query: string, answer: () => Promise<unknown>, language: Language = 'fr') {
  const get = jest.fn(answer);
  const data = await loader({
    routeId: 'appointment-thanks',
    api: { get },
    signal: new AbortController().signal,
    url: new URL(`https://a.example/${query}`),
  } as never);
  const { container } = await renderPart(<ThankYouPage data={data} />, { language });
  return { text: container.textContent!.replaceAll('\u00a0', ' '), get };
}

test.each<[Language, AppointmentState, RegExp]>([
  ['fr', 'confirmed', /Votre visite est réservée\.mardi 24 novembre 2026, 10:00 – 13:00/],
  ['nl', 'confirmed', /dinsdag 24 november 2026, 10:00 – 13:00/],
  ['fr', 'requested', /Votre demande de visite a bien été envoyée\.mardi 24 novembre 2026, 10:00 – 13:00/],
])('in %s: a visit that is %s is told with its time, by its receipt', async (language, state, said) => {
  const { text, get } = await visitPage('?visit=signed', async () => ({ ...TIME, state }), language);
  expect(text).toMatch(said);
  expect(get).toHaveBeenCalledWith('getBookedVisit', expect.objectContaining({ query: { visit: 'signed' } }));
});

const refused = () =>
  Promise.reject(new ApiProblem({ type: 'about:blank', title: '', status: 422, code: 'invalid-input' }));

describe.each(LANGUAGES)('in %s', (language) => {
  test.each<[string, string, () => Promise<unknown>]>([
    ['what anybody may write into the address', '?time=2026-11-24+10%3A00-13%3A00', refused],
    ['what the API has not signed', '?visit=2026-11-24+10%3A00-13%3A00', refused],
    ['a visit that is called off', '?visit=signed', async () => ({ ...TIME, state: 'cancelled' })],
    [
      'an API that is away',
      '?visit=signed',
      () => Promise.reject(new ApiUnreachable('/api/appointments/booked', undefined)),
    ],
  ])('%s says nothing of a visit: a neutral thank-you', async (_what, query, answer) => {
    const { text } = await visitPage(query, answer, language);
    expect(text).toMatch(NEUTRAL[language]);
    expect(text).not.toMatch(/2026|10:00|réservée|geboekt|gereserveerd|booked|gebucht/);
  });
});

test.each([
  'contact-thanks',
  'request-thanks',
  'valuation-thanks',
  'demand-thanks',
  'newsletter-thanks',
  'friend-thanks',
  'appointment-thanks',
  'testimonial-thanks',
  'offer-thanks',
])('in %s every text exists', async (routeId) => {
  for (const language of LANGUAGES) {
    const url = new URL('https://a.example/');
    const { unmount, container } = await renderPart(
      <ThankYouPage data={await loader({ routeId, url } as PageLoaderArgs)} />,
      { language },
    );
    expect(container.textContent).not.toContain('thanks.');
    unmount();
  }
});
