import type { ListingStatus } from './status.ts';
import {
  areVisitsSuspended,
  closedGoals,
  headlineWithoutStatus,
  isClosed,
  listingStatus,
  statusOfHeadline,
} from './status.ts';

// prettier-ignore
const WORDED: Record<ListingStatus, string[]> = {
  sold: [
    'Vendu!', 'VENDU', 'Vendue', 'vendus', 'VENDU - Maison 3 chambres', 'Maison vendue par nos soins', 'Villa (vendu)', '*** VENDU ***', 'Tout vendu',
    'Appartement 12 vendu', 'VENDU en 2 semaines', 'VENDU ! Avec jardin', 'Déjà vendu', '100 % vendu', '100% verkocht', 'VENDU/VERKOCHT', 'Nouveau : vendu',
    'Verkocht', 'VERKOCHT: ruime woning', 'Uitverkocht', 'Reeds verkocht', 'Verkauft', 'Ausverkauft', 'Sold', 'SOLD OUT', 'Just sold',
  ],
  rented: [
    'Loué', 'LOUÉ', 'LOUE', 'Louée', 'LOUEE', 'LOUES', 'Appartement loué', 'Loue\u0301 !', 'Déjà loué', 'LOUÉ - Studio', 'Bien loué',
    'Verhuurd', 'VERHUURD appartement', 'Vermietet', 'vermietet', 'Bereits vermietet', 'Rented', 'Let', 'Let agreed',
  ],
  'under-offer': ['SOUS OFFRE', 'Sous-offre', 'Villa sous offre', 'Offre acceptée', 'Onder bod', 'ONDER BOD - woning', 'Angebot liegt vor', 'Under offer', 'Nouveau ! Sous offre'],
  'under-option': ['Sous option', 'SOUS OPTION !', 'In optie', 'Onder optie', 'Unter Option', 'Under option'],
  reserved: ['Réservé', 'RÉSERVÉ', 'RESERVE', 'Appartement réservé', 'Réservée', 'Gereserveerd', 'Reserviert', 'Reserved'],
  'visits-suspended': [
    'Visites suspendues', 'VISITES SUSPENDUES', 'Les visites sont suspendues', 'Bezoeken opgeschort', 'Bezoeken tijdelijk opgeschort', 'Besichtigungen ausgesetzt',
    'Viewings suspended', 'Visits suspended', 'Nouveau : visites suspendues',
  ],
  'price-drop': ['Baisse de prix', 'NOUVEAU PRIX !', 'Nieuwe prijs', 'Prijsverlaging', 'Preissenkung', 'Neuer Preis', 'Price reduced', 'New price'],
  new: [
    'Nouveau', 'NOUVEAU !', 'Nouveauté', 'NOUVEAU - Villa', 'NOUVEAU Appartement 2 chambres', 'Nouveau à vendre', 'Nieuw', 'NIEUW! Ruime woning', 'Nieuw te koop', 'Nieuw in portefeuille',
    'neu', 'Neu: Wohnung in Eupen', 'Neu zu vermieten', 'New', 'New for sale', 'NEW - Flat',
  ],
  'for-takeover': ['À remettre', 'Commerce à remettre', 'Over te nemen', 'Handelszaak over te nemen', 'Zu übernehmen', 'Business for takeover'],
};

const cases = Object.entries(WORDED).flatMap(([status, headlines]) =>
  headlines.map((headline) => [headline, status]),
);

test.each(cases)('%p says %s', (headline, status) => {
  expect(statusOfHeadline(headline)).toBe(status);
});

test.each([
  ['an offer', ['À vendre', 'Te koop', 'Zu verkaufen', 'For sale', 'À louer', 'A LOUER', 'Te huur', 'Zu vermieten', 'To let', 'Maison à vendre ou à louer']],
  ['a part of another word', ['Invendu', 'Vendeur pressé', 'Unsold', 'Verkochte woningen', 'Outlet', 'Soldes', 'Louer sans souci', 'Neuf', 'Neuville', 'Newton']],
  ['the opposite', ['Pas encore vendu', 'Non vendu', 'Nog niet verkocht', 'Noch nicht verkauft', 'Not sold', 'Niet verhuurd']],
  ['a share', ['80% vendu', '80 % verkocht', '11 vendus sur 12', 'Presque vendu']],
  ['how it is sold', ['Garages vendus en lot', 'Vendu avec locataire', 'Vendue meublée', 'Wordt verkocht als geheel', 'Wird verkauft', 'To be sold', 'Sold with tenants']],
  ['tenants of a home for sale', ['Immeuble entièrement loué', 'Volledig verhuurd pand', 'Appartement loué à vendre', 'Voll vermietet', 'Verhuurd appartement te koop', 'Vendu loué']],
  ['another meaning', ['Près de la réserve naturelle', 'RÉSERVE NATURELLE', 'Commerce avec réserve', 'Réservé aux investisseurs', 'Avec parking réservé', 'Garage in optie', 'Garage en option', 'Maison à remettre à neuf', 'Clés à remettre à l’acte', 'Je loue mon studio']],
  ['new building', ['Nouvelle construction', 'Nieuwbouw', 'NIEUWBOUW appartement', 'Neubau', 'Nieuw dak', 'Nouveau projet à Evere', 'NOUVEAU projet', 'Neu renoviert', 'New build', 'Maison neuve', 'Nouvel appartement']],
  ['nothing', ['', '   ', '!!!', 'Villa 4 façades avec jardin', '4 chambres - 120 m²', '销售', '\ud800']],
] as const)('%s is no status', (_case, headlines) => {
  for (const headline of headlines) expect([headline, statusOfHeadline(headline)]).toEqual([headline, undefined]);
}); // prettier-ignore

test('"loué" in a headline of a home for sale refers to tenants, unless it is the whole headline', () => {
  expect(statusOfHeadline('Appartement loué', 0)).toBeUndefined();
  expect(statusOfHeadline('Loué - appartement', 0)).toBe('rented');
  expect(statusOfHeadline('Appartement loué', 1)).toBe('rented');
  expect(statusOfHeadline('Ancienne maison à vendre, loué', 1)).toBe('rented');
});

test.each([null, undefined])('no headline (%p) has no status', (headline) => {
  expect(statusOfHeadline(headline)).toBeUndefined();
});

test('of a huge headline only the first part is read', () => {
  expect(statusOfHeadline(`VENDU ${'x '.repeat(1_000_000)}`)).toBe('sold');
  expect(statusOfHeadline('visite '.repeat(100_000))).toBeUndefined();
});

test('only sold and rented listings are closed', () => {
  const all = Object.keys(WORDED) as ListingStatus[];
  expect(all.filter(isClosed)).toEqual(['sold', 'rented']);
  expect(isClosed(undefined)).toBe(false);
});

test('suspended visits are known beside another status', () => {
  const records = [
    { TypeDescription: 'Onder optie' },
    { TypeDescription: 'SOUS OPTION - visites suspendues' },
  ];
  expect(areVisitsSuspended(records)).toBe(true);
  expect(areVisitsSuspended([{ TypeDescription: 'Villa', UnitStatus: 'Bezoeken opgeschort' }])).toBe(true);
  expect(areVisitsSuspended([records[0]!])).toBe(false);
});

test('of all records, headlines and statuses of units, what closes most counts, in whichever order they come', () => {
  const records = [
    { TypeDescription: 'Nouveau : appartement', UnitStatus: 'Libre' },
    { TypeDescription: 'Onder optie' },
    { TypeDescription: 'Wohnung', UnitStatus: 'Verkauft' },
  ];
  for (const inOrder of [records, records.toReversed()]) {
    expect(listingStatus(inOrder, 0)).toBe('sold');
    expect(
      listingStatus(
        inOrder.filter(({ UnitStatus }) => UnitStatus !== 'Verkauft'),
        0,
      ),
    ).toBe('under-option');
  }
  expect(listingStatus([{ TypeDescription: 'Wohnung', UnitStatus: 'Frei' }, {}], 0)).toBeNull();
});

test('a record closes its listing for the goals for which it words that', () => {
  const goals = (TypeDescription: string) => closedGoals({ TypeDescription });
  expect([goals('Vendu'), goals('Appartement loué'), goals('Loué'), goals('Sous offre')]).toEqual([
    [0, 1],
    [1],
    [0, 1],
    [],
  ]);
});

test.each([
  ['Vendu – Appartement 2 chambres avec terrasse', 'Appartement 2 chambres avec terrasse', 'sold'],
  ['Appartement 2 chambres – vendu', 'Appartement 2 chambres', 'sold'],
  ['Unter Option – Haus mit Garten', 'Haus mit Garten', 'under-option'],
  ['Huis met tuin (onder bod)', 'Huis met tuin', 'under-offer'],
  ['ONDER BOD – Huis met 3 slaapkamers', 'Huis met 3 slaapkamers', 'under-offer'],
  ['SOUS OFFRE : maison (3 ch.) avec jardin', 'Maison (3 ch.) avec jardin', 'under-offer'],
  ['Price reduced – 3-bedroom house', '3-bedroom house', 'price-drop'],
  ['NOUVEAU Appartement 2 chambres', 'Appartement 2 chambres', 'new'],
  ['Nouveau à vendre – Villa', 'Villa', 'new'],
  ['Réservée – Maison à rénover – jardin', 'Maison à rénover – jardin', 'reserved'],
  ['Déjà loué – Studio', 'Studio', 'rented'],
  ['VERKAUFT', '', 'sold'],
  // What tells more than the ribbon stays.
  ['Maison vendue par nos soins', 'Maison vendue par nos soins', 'sold'],
  ['Appartement loué à vendre', 'Appartement loué à vendre', null],
  ['NOUVEAU projet – Villa', 'NOUVEAU projet – Villa', 'new'],
  ['Maison – jardin', 'Maison – jardin', 'new'],
  // So does another status: nothing else says it.
  ['Sous option – Villa – visites suspendues', 'Villa – visites suspendues', 'under-option'],
  ['Villa – nouveau prix – sous offre', 'Villa – nouveau prix', 'under-offer'],
  ['NOUVEAU Appartement – sous offre', 'NOUVEAU Appartement', 'under-offer'],
  ['Villa – nouveau prix', 'Villa – nouveau prix', null],
  ['', '', 'sold'],
] as const)('without what its ribbon says %p is %p: %p', (headline, rest, status) => {
  expect(headlineWithoutStatus(headline, status)).toBe(rest);
});
