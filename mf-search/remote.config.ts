import { defineRemote } from 'composer/contract';
import { parseListingQuery, ROOM_FIELDS } from 'shared-kit/domain/listing-query';
import { PROPERTY_BANNER } from 'shared-kit/domain/module-kinds';
import { placesMapProps } from './src/places-map/places-map.props.ts';
import { usedLinks } from './src/links.ts';
import { listingPage } from './testing/listings.ts';

/** Search, favourites and maps. Lists can be read, searched and paged without JavaScript: they are hydrated on the first interaction. */
export default defineRemote({
  name: 'mf-search',
  budget: 711_000,
  links: usedLinks,
  sharedMessages: ['filter', 'navigation', 'property'],
  pages: {
    ListPage: {
      code: './src/list/list.route.ts',
      messages: ['search', 'map'],
      fixture: {
        data: { goal: 0, query: parseListingQuery(new URLSearchParams(), 0), result: listingPage(30) },
      },
      hydrate: 'interaction',
      // Without areas drawn on the map and the fields of forms without scripts: few visitors share those.
      query: [
        ...['search', 'city', 'radius', 'area', 'type', ...ROOM_FIELDS, 'price', 'energy', 'living', 'plot'],
        ...['with', 'available', 'sold', 'view', 'sort', 'page'],
      ],
      routes: [
        {
          id: 'sale-list',
          link: 'sale',
          originalPaths: ['/for-sale/', '/*/for-sale/'],
          paths: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
          inSitemap: true,
        },
        {
          id: 'rent-list',
          link: 'rent',
          originalPaths: ['/for-rent/', '/*/for-rent/'],
          paths: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
          inSitemap: true,
        },
      ],
    },
    CategoryPage: {
      code: './src/category-list/category.route.ts',
      messages: ['search'],
      query: ['page'],
      hydrate: 'interaction',
      routes: [
        {
          id: 'discreet-list',
          link: 'discreet',
          originalPaths: ['/discrete/'],
          paths: { nl: 'discreet', fr: 'discrete', en: 'discreet', de: 'diskret' },
        },
        {
          id: 'holiday-list',
          link: 'holiday',
          originalPaths: ['/villegiatures/'],
          paths: {
            nl: 'vakantieverblijven',
            fr: 'villegiatures',
            en: 'holiday-homes',
            de: 'ferienimmobilien',
          },
          inSitemap: true,
        },
      ],
    },
    FavouritesPage: {
      code: './src/favourites/favourites.route.ts',
      messages: ['search'],
      routes: [
        { link: 'favourites', paths: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'merkliste' } },
      ],
    },
    ComparePage: {
      code: './src/compare/compare.route.ts',
      messages: ['search'],
      routes: [
        {
          link: 'compare',
          paths: {
            nl: 'favorieten/vergelijken',
            fr: 'favoris/comparer',
            en: 'favourites/compare',
            de: 'merkliste/vergleichen',
          },
        },
      ],
    },
  },
  widgets: {
    SearchBox: {
      code: './src/search-box/search-box.tsx',
      messages: ['search'],
      hydrate: 'interaction',
      modules: ['search-box'],
    },
    FeaturedProperties: {
      code: './src/featured/featured-properties.tsx',
      messages: ['search'],
      hydrate: 'interaction',
      modules: ['property-list'],
    },
    PropertyFeature: {
      code: './src/feature/property-feature.tsx',
      messages: ['search'],
      hydrate: 'interaction',
      modules: ['property-feature'],
    },
    PropertyBanner: {
      code: './src/property-banner/property-banner.tsx',
      messages: ['search'],
      modules: [PROPERTY_BANNER],
    },
    PlacesMap: {
      code: './src/places-map/places-map.tsx',
      messages: ['map'],
      fixture: {
        label: 'Saphir',
        places: [{ id: 1, lat: 50.87, lng: 4.41, price: 300_000, typeId: 2, closed: false }],
        named: null,
        centre: null,
      },
      hydrate: 'interaction',
      props: placesMapProps,
    },
    Office: {
      code: './src/office/office.tsx',
      messages: ['map'],
      hydrate: 'interaction',
      modules: ['office'],
    },
  },
});
