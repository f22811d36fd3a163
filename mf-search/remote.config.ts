import { defineRemote } from 'shared-kit/contracts/release';
import { SECTION_SEGMENTS } from 'shared-kit/domain/sections';

/** Lists are read, searched and paged without scripts: these come when the visitor turns to the page. So do the widgets. */
const LIST = { page: './ListPage', hydrate: 'interaction' } as const;

export default defineRemote({
  name: 'mf-search',
  exposes: {
    './ListPage': './src/list/list.route.ts',
    './SearchBox': './src/search-box/search-box.widget.ts',
    './FeaturedProperties': './src/featured/featured-properties.widget.ts',
  },
  sharedMessages: ['filter', 'navigation', 'property'],
  routes: [
    { id: 'sale-list', originalPath: '/for-sale/', paths: SECTION_SEGMENTS.sale, ...LIST },
    { id: 'rent-list', originalPath: '/for-rent/', paths: SECTION_SEGMENTS.rent, ...LIST },
  ],
  widgets: [
    { name: 'SearchBox', expose: './SearchBox', hydrate: 'interaction', modules: ['search-box'] },
    {
      name: 'FeaturedProperties',
      expose: './FeaturedProperties',
      hydrate: 'interaction',
      modules: ['property-list'],
    },
  ],
});
