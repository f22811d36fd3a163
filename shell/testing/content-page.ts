import type { ContentPage } from 'shared-kit/contracts/api/site';

/** A content page as the API answers it: the one about the agency, in Dutch. */
export const aboutPage: ContentPage = {
  key: 'about',
  type: 'module',
  title: 'Over ons',
  heading: 'Wie we zijn',
  createDate: null,
  modifyDate: null,
  paths: { nl: 'over-ons', fr: 'agence', en: 'about-us', de: 'ueber-uns' },
  breadcrumb: [
    { label: 'Home van het kantoor', path: 'kantoor' },
    { label: 'Over ons', path: 'over-ons' },
  ],
  showBreadCrumb: true,
  showPageBanner: true,
  redirectUrl: null,
  metadata: {
    pageTitle: 'Over ons',
    metadataTitle: 'Uw kantoor in Namen',
    metadataDescription: 'Wie we zijn',
    og: { title: 'Uw kantoor in Namen', type: 'website', url: '', image: null, description: 'Wie we zijn' },
    twitter: { title: 'Uw kantoor in Namen', site: '', image: null, description: 'Wie we zijn' },
    robots: '',
    verification: { google: '', facebook: '', norton: '' },
  },
  banner: {
    type: 'none',
    title: 'Wie we zijn',
    description: '',
    images: [],
    video: null,
    colour: null,
    transparent: false,
  },
  article: null,
  testimonial: null,
  modules: [],
};
