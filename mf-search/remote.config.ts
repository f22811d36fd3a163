import { defineRemote } from 'shared-kit/contracts/release';
import type { RemoteRoute } from 'shared-kit/contracts/release';
import { parseListingQuery, ROOM_FIELDS } from 'shared-kit/domain/listing-query';
import { PROPERTY_BANNER } from 'shared-kit/domain/module-kinds';
import { placesMapProps } from './src/places-map/places-map.props.ts';
import { usedLinks } from './src/links.ts';
import { listingPage } from './testing/listings.ts';

/** Lists can be read, searched and paged without JavaScript, so routes and widgets are hydrated on the first interaction. */
const LIST = {
  page: './ListPage',
  hydrate: 'interaction',
  inSitemap: true,
  // Without areas drawn on the map and the fields of forms without scripts: few visitors share those.
  query: [
    ...[
      'search',
      'city',
      'radius',
      'area',
      'type',
      ...ROOM_FIELDS,
      'price',
      'energy',
      'living',
      'plot',
      'with',
    ],
    ...['available', 'sold', 'view', 'sort', 'page'],
  ],
} satisfies Partial<RemoteRoute>;

export default defineRemote({
  name: 'mf-search',
  exposes: {
    './ListPage': './src/list/list.route.ts',
    './CategoryPage': './src/category-list/category.route.ts',
    './FavouritesPage': './src/favourites/favourites.route.ts',
    './ComparePage': './src/compare/compare.route.ts',
    './SearchBox': './src/search-box/search-box.widget.ts',
    './FeaturedProperties': './src/featured/featured-properties.widget.ts',
    './PropertyFeature': './src/feature/property-feature.widget.ts',
    './PropertyBanner': './src/property-banner/property-banner.widget.ts',
    './PlacesMap': './src/places-map/places-map.widget.ts',
  },
  links: usedLinks,
  sharedMessages: ['filter', 'navigation', 'property'],
  messageGroups: {
    './ListPage': ['search', 'map'],
    './CategoryPage': ['search'],
    './FavouritesPage': ['search'],
    './ComparePage': ['search'],
    './SearchBox': ['search'],
    './FeaturedProperties': ['search'],
    './PropertyFeature': ['search'],
    './PropertyBanner': ['search'],
    './PlacesMap': ['map'],
  },
  fixtures: {
    './ListPage': {
      data: { goal: 0, query: parseListingQuery(new URLSearchParams(), 0), result: listingPage(30) },
    },
    './PlacesMap': {
      label: 'Saphir',
      places: [{ id: 1, lat: 50.87, lng: 4.41, price: 300_000, typeId: 2, closed: false }],
      named: null,
      centre: null,
    },
  },
  routes: [
    {
      id: 'sale-list',
      link: 'sale',
      originalPath: '/for-sale/',
      paths: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
      ...LIST,
    },
    {
      id: 'rent-list',
      link: 'rent',
      originalPath: '/for-rent/',
      paths: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
      ...LIST,
    },
    {
      id: 'discreet-list',
      link: 'discreet',
      originalPath: '/discrete/',
      paths: { nl: 'discreet', fr: 'discrete', en: 'discreet', de: 'diskret' },
      page: './CategoryPage',
      query: ['page'],
      hydrate: 'interaction',
    },
    {
      id: 'holiday-list',
      link: 'holiday',
      originalPath: '/villegiatures/',
      paths: {
        nl: 'vakantieverblijven',
        fr: 'villegiatures',
        en: 'holiday-homes',
        de: 'ferienimmobilien',
      },
      page: './CategoryPage',
      query: ['page'],
      hydrate: 'interaction',
      inSitemap: true,
    },
    {
      id: 'favourites',
      link: 'favourites',
      paths: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'merkliste' },
      page: './FavouritesPage',
    },
    {
      id: 'compare',
      link: 'compare',
      paths: {
        nl: 'favorieten/vergelijken',
        fr: 'favoris/comparer',
        en: 'favourites/compare',
        de: 'merkliste/vergleichen',
      },
      page: './ComparePage',
    },
  ],
  widgets: [
    { name: 'SearchBox', expose: './SearchBox', hydrate: 'interaction', modules: ['search-box'] },
    {
      name: 'FeaturedProperties',
      expose: './FeaturedProperties',
      hydrate: 'interaction',
      modules: ['property-list'],
    },
    {
      name: 'PropertyFeature',
      expose: './PropertyFeature',
      hydrate: 'interaction',
      modules: ['property-feature'],
    },
    { name: 'PlacesMap', expose: './PlacesMap', hydrate: 'interaction', props: placesMapProps },
    { name: 'PropertyBanner', expose: './PropertyBanner', modules: [PROPERTY_BANNER] },
  ],
});
