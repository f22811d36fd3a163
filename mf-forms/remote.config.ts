import { defineRemote } from 'shared-kit/contracts/release';
import { FORM_SEGMENTS } from 'shared-kit/domain/form-paths';
import { requestInfoProps } from './src/request-info/request-info.props.ts';

/** Forms and the pages that thank for them (product A24, A25). */
export default defineRemote({
  name: 'mf-forms',
  exposes: {
    './ContactPage': './src/contact/contact.route.ts',
    './ThankYouPage': './src/thank-you/thank-you.route.ts',
    './RequestInfo': './src/request-info/request-info.widget.ts',
  },
  routes: [
    {
      id: 'contact',
      originalPath: '/over-ons/contact/',
      paths: FORM_SEGMENTS.contact,
      page: './ContactPage',
    },
    {
      id: 'contact-thanks',
      originalPath: '/feedback/site-contact/',
      paths: FORM_SEGMENTS.contactThanks,
      page: './ThankYouPage',
    },
    {
      id: 'request-thanks',
      originalPath: '/feedback/contact-me/',
      paths: FORM_SEGMENTS.requestThanks,
      page: './ThankYouPage',
    },
  ],
  fixtures: { './RequestInfo': { propertyId: 1399, path: '/fr/a-vendre/namur/villa/1399/' } },
  widgets: [
    { name: 'RequestInfo', expose: './RequestInfo', hydrate: 'interaction', props: requestInfoProps },
  ],
});
