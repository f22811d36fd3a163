import { screen } from '@testing-library/react';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { renderPart } from '../../testing/render-part.tsx';
import { loader } from './thank-you.loader.ts';
import ThankYouPage from './thank-you-page.tsx';

const dataOf = (query: string) =>
  loader({ routeId: 'request-thanks', url: new URL(`https://a.example/${query}`) } as PageLoaderArgs);

test('thanks, says what happens next and links back to the property', async () => {
  const data = await dataOf('?from=%2Ffr%2Fa-vendre%2Fnamur%2Fvilla%2F1399%2F');
  await renderPart(<ThankYouPage data={data} />);
  expect(screen.getByRole('heading', { name: 'Merci de votre confiance' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Retour au bien' }).getAttribute('href')).toBe(
    '/fr/a-vendre/namur/villa/1399/',
  );
});

test.each(['https://evil.example/', '//evil.example/', '/fr//evil.example', 'javascript:alert(1)', ''])(
  'never links to "%s"',
  async (from) => {
    const { back } = await dataOf(`?from=${encodeURIComponent(from)}`);
    expect(back === undefined || new URL(back, 'https://a.example').host === 'a.example').toBe(true);
  },
);

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
    const url = new URL('https://a.example/?time=2026-11-24+10%3A00-13%3A00&asked');
    const { unmount, container } = await renderPart(
      <ThankYouPage data={await loader({ routeId, url } as PageLoaderArgs)} />,
      { language },
    );
    expect(container.textContent).not.toContain('thanks.');
    unmount();
  }
});
