import { defineRemote } from 'shared-kit/contracts/release';
import { usedLinks } from './src/links.ts';
import { requestInfoProps } from './src/request-info/request-info.props.ts';
import { routes } from './routes.config.ts';

/** Every form, its pages of thanks, and the pages that its mails lead to (product A24, A25). */
export default defineRemote({
  name: 'mf-forms',
  exposes: {
    './ContactPage': './src/contact/contact.route.ts',
    './ThankYouPage': './src/thank-you/thank-you.route.ts',
    './RequestInfo': './src/request-info/request-info.widget.ts',
    './DemandPage': './src/demand/demand.route.ts',
    './MailAccessPage': './src/mail-access/mail-access.route.ts',
    './AppointmentPage': './src/appointment/appointment.route.ts',
    './AppointmentAccessPage': './src/appointment-access/appointment-access.route.ts',
    './FriendPage': './src/friend/friend.route.ts',
    './OfferPage': './src/offer/offer.route.ts',
    './TestimonialPage': './src/testimonial/testimonial.route.ts',
    './TestimonialReviewPage': './src/testimonial-review/testimonial-review.route.ts',
    './NewsletterPage': './src/newsletter/newsletter.route.ts',
    './RentApplicationPage': './src/rent-application/rent-application.route.ts',
    './DocumentsPage': './src/documents/documents.route.ts',
    './DocumentLinkPage': './src/document-link/document-link.route.ts',
    './ValuationPage': './src/valuation/valuation.route.ts',
    './ValuationModule': './src/valuation-module/valuation-module.widget.ts',
    './ContactModule': './src/contact-module/contact-module.widget.ts',
  },
  links: usedLinks,
  routes,
  messageGroups: {
    './ContactPage': ['form', 'contact'],
    './ThankYouPage': ['thanks'],
    './RequestInfo': ['form', 'contact'],
    './DemandPage': ['form', 'filter', 'demand'],
    './MailAccessPage': ['mail-access'],
    './AppointmentPage': ['form', 'appointment'],
    './AppointmentAccessPage': ['appointment', 'appointment-access'],
    './FriendPage': ['form', 'friend'],
    './OfferPage': ['form', 'offer'],
    './TestimonialPage': ['form', 'files', 'testimonial'],
    './TestimonialReviewPage': ['testimonial-review'],
    './NewsletterPage': ['form', 'newsletter'],
    './RentApplicationPage': ['form', 'files', 'rent-application'],
    './DocumentsPage': ['form', 'documents'],
    './DocumentLinkPage': ['document-link'],
    './ValuationPage': ['form', 'files', 'valuation'],
    './ValuationModule': ['form', 'files', 'valuation'],
    './ContactModule': ['form', 'contact'],
  },
  fixtures: { './RequestInfo': { propertyId: 1399, path: '/fr/a-vendre/namur/villa/1399/' } },
  widgets: [
    { name: 'RequestInfo', expose: './RequestInfo', hydrate: 'interaction', props: requestInfoProps },
    {
      name: 'ValuationModule',
      expose: './ValuationModule',
      hydrate: 'interaction',
      modules: ['valuation-form'],
    },
    {
      name: 'ContactModule',
      expose: './ContactModule',
      hydrate: 'interaction',
      modules: ['contact-form'],
    },
  ],
});
