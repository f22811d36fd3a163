import type { ContentPage } from '../src/contracts/api/site.ts';

/** A content page that says nothing but its title. */
export const contentPage = (changes: Partial<ContentPage> = {}): ContentPage => ({
  key: 'about',
  title: 'L’agence',
  paths: { fr: 'agence', nl: 'over-ons' },
  breadcrumb: [{ label: 'L’agence', path: 'agence' }],
  showBreadCrumb: true,
  showPageBanner: true,
  redirectUrl: null,
  metadata: {
    pageTitle: '',
    metadataTitle: '',
    metadataDescription: '',
    og: { title: '', type: '', url: '', image: null, description: '' },
    twitter: { title: '', site: '', image: null, description: '' },
    robots: '',
    verification: { google: '', facebook: '', norton: '' },
  },
  banner: {
    type: 'none',
    title: '',
    description: '',
    images: [],
    video: null,
    colour: null,
    transparent: false,
  },
  article: null,
  testimonial: null,
  modules: [],
  ...changes,
});
