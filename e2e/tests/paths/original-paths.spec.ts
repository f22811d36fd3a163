import { expect, test } from '../../site/test.ts';

const redirect = { maxRedirects: 0 };

test('the home page redirects to the language of the cookie, then of the browser, then of the site', async ({
  request,
}) => {
  const go = async (headers: Record<string, string>) =>
    (await request.get('/', { ...redirect, headers })).headers().location;
  expect(await go({ cookie: 'language=de', 'accept-language': 'nl' })).toBe('/de/');
  expect(await go({ 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.5' })).toBe('/nl/');
  expect(await go({ 'accept-language': 'pt' })).toBe('/fr/');
});

for (const [original, german] of [
  ['/for-sale/', '/de/zu-verkaufen/'],
  ['/For-rent/', '/de/zu-vermieten/'],
  ['/for-rent', '/de/zu-vermieten/'],
  ['/a/b/for-rent/', '/de/zu-vermieten/'],
  ['/agence/', '/de/ueber-uns/'],
  ['/services/', '/de/dienstleistungen/'],
  ['/discr%E9te/', '/de/diskret/'],
  ['/Vill%C3%A9giatures/', '/de/ferienimmobilien/'],
]) {
  test(`${original} redirects to the list in the visitor's language and keeps the query`, async ({
    request,
  }) => {
    const answer = await request.get(`${original}?bedrooms=2`, {
      ...redirect,
      headers: { cookie: 'language=de' },
    });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`${german}?bedrooms=2`);
    expect(answer.headers().vary).toMatch(/cookie/i);
  });
}

test('/property/{id}/ redirects to the public address of the property', async ({ request }) => {
  const html = await (await request.get('/nl/te-koop/')).text();
  const [, path, id] = /href="(\/nl\/te-koop\/[^"?]+\/(\d+)\/)"/.exec(html)!;
  const answer = await request.get(`/property/${id}/`, { headers: { cookie: 'language=nl' } });
  expect(answer.status()).toBe(200);
  expect(new URL(answer.url()).pathname).toBe(path);
});

for (const [original, own] of [
  ['/fr/for-sale/', '/fr/a-vendre/'],
  ['/nl/for-rent/', '/nl/te-huur/'],
  ['/fr/over-ons/contact/', '/fr/contact/'],
  ['/fr/privacy/', '/fr/confidentialite/'],
  ['/fr/Projet-neufs/', '/fr/projets-neufs/'],
  ['/fr/discr%E9te/', '/fr/discrete/'],
  ['/fr/a/b/for-sale/', '/fr/a-vendre/'],
  ['/fr/merci/contact-me/', '/fr/merci/demande/'],
  ['/fr/merci/contact-appointment/', '/fr/merci/visite/'],
  ['/fr/merci/contact-construction/', '/fr/merci/projet/'],
  ['/fr/merci/contact-demand/', '/fr/merci/estimation/'],
  ['/fr/merci/demand-register/', '/fr/merci/alerte/'],
  ['/fr/merci/send-to-friend/', '/fr/merci/ami/'],
  ['/fr/merci/site-contact/', '/fr/merci/contact/'],
  ['/fr/merci/sign-newsletter/', '/fr/merci/lettre-d-information/'],
]) {
  test(`${original} redirects to ${own} in every language and keeps the query`, async ({ request }) => {
    const answer = await request.get(`${original}?page=2`, {
      ...redirect,
      headers: { cookie: 'language=de' },
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${own}?page=2`);
    expect(answer.headers().vary ?? '').not.toMatch(/cookie/i);
  });
}

for (const path of ['/nl/login/', '/en/login/', '/nl/privacy/', '/en/for-sale/'])
  test(`${path} is a page of its own`, async ({ request }) => {
    expect((await request.get(path, redirect)).status()).toBe(200);
  });
