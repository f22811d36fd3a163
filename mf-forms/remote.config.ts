import { defineRemote } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import { usedLinks } from './src/links.ts';
import { requestInfoProps } from './src/request-info/request-info.props.ts';

/** Every form, its pages of thanks, and the pages that its mails lead to (product A13, A24, A25). */
export default defineRemote({
  name: 'mf-forms',
  budget: 233_000,
  links: usedLinks,
  pages: {
    ContactPage: {
      code: './src/contact/contact.route.ts',
      messages: ['form', 'contact'],
      hydrate: 'interaction',
      query: ['property', 'project'],
      routes: [
        {
          link: 'contact',
          originalPaths: ['/over-ons/contact/'],
          paths: { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' },
          inSitemap: true,
        },
      ],
    },
    ThankYouPage: {
      code: './src/thank-you/thank-you.route.ts',
      messages: ['thanks'],
      hydrate: 'interaction',
      routes: [
        {
          link: 'contact-thanks',
          originalPaths: ['/feedback/site-contact/', '/merci/site-contact/'],
          paths: thanks({ nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' }),
        },
        {
          link: 'request-thanks',
          originalPaths: ['/feedback/contact-me/', '/merci/contact-me/'],
          paths: thanks({ nl: 'vraag', fr: 'demande', en: 'enquiry', de: 'anfrage' }),
        },
        {
          link: 'valuation-thanks',
          originalPaths: ['/feedback/contact-demand/', '/merci/contact-demand/'],
          paths: thanks({ nl: 'schatting', fr: 'estimation', en: 'valuation', de: 'schaetzung' }),
        },
        {
          link: 'demand-thanks',
          originalPaths: ['/feedback/demand-register/', '/merci/demand-register/'],
          paths: thanks({ nl: 'zoekopdracht', fr: 'alerte', en: 'search-alert', de: 'suchauftrag' }),
        },
        {
          link: 'newsletter-thanks',
          originalPaths: ['/feedback/sign-newsletter/', '/merci/sign-newsletter/'],
          paths: thanks({
            nl: 'nieuwsbrief',
            fr: 'lettre-d-information',
            en: 'newsletter',
            de: 'newsletter',
          }),
        },
        {
          link: 'appointment-thanks',
          originalPaths: ['/feedback/contact-appointment/', '/merci/contact-appointment/'],
          paths: thanks({ nl: 'bezoek', fr: 'visite', en: 'viewing', de: 'besichtigung' }),
        },
        {
          link: 'friend-thanks',
          originalPaths: ['/feedback/send-to-friend/', '/merci/send-to-friend/'],
          paths: thanks({ nl: 'doorgestuurd', fr: 'ami', en: 'friend', de: 'freunde' }),
        },
        {
          link: 'application-thanks',
          originalPaths: ['/feedback/rent-application/'],
          paths: thanks({ nl: 'kandidatuur', fr: 'candidature', en: 'application', de: 'bewerbung' }),
        },
        {
          link: 'documents-thanks',
          originalPaths: ['/feedback/request-documents/'],
          paths: thanks({ nl: 'documenten', fr: 'documents', en: 'documents', de: 'dokumente' }),
        },
        {
          link: 'offer-thanks',
          originalPaths: ['/feedback/purchase-offer/'],
          paths: thanks({ nl: 'bod', fr: 'offre', en: 'offer', de: 'angebot' }),
        },
        {
          link: 'testimonial-thanks',
          originalPaths: ['/feedback/testimonial/'],
          paths: thanks({ nl: 'getuigenis', fr: 'temoignage', en: 'testimonial', de: 'erfahrungsbericht' }),
        },
      ],
    },
    DemandPage: {
      code: './src/demand/demand.route.ts',
      messages: ['form', 'filter', 'demand'],
      hydrate: 'interaction',
      routes: [
        {
          link: 'search-alert',
          originalPaths: ['/demand-register/'],
          paths: { nl: 'zoekopdracht', fr: 'alerte', en: 'search-alert', de: 'suchauftrag' },
          inSitemap: true,
        },
      ],
    },
    MailAccessPage: {
      code: './src/mail-access/mail-access.route.ts',
      messages: ['mail-access'],
      private: true,
      routes: [
        {
          link: 'search-alert-manage',
          originalPaths: ['/demand-register/manage/'],
          paths: {
            nl: 'zoekopdracht/beheren',
            fr: 'alerte/gerer',
            en: 'search-alert/manage',
            de: 'suchauftrag/verwalten',
          },
        },
        {
          link: 'newsletter-manage',
          originalPaths: ['/newsletter/manage/'],
          paths: {
            nl: 'nieuwsbrief/beheren',
            fr: 'lettre-d-information/gerer',
            en: 'newsletter/manage',
            de: 'newsletter/verwalten',
          },
        },
        {
          link: 'friend-manage',
          originalPaths: ['/send-to-friend/manage/'],
          paths: {
            nl: 'doorsturen/beheren',
            fr: 'envoyer-a-un-ami/gerer',
            en: 'send-to-a-friend/manage',
            de: 'an-freunde-senden/verwalten',
          },
        },
      ],
    },
    AppointmentPage: {
      code: './src/appointment/appointment.route.ts',
      messages: ['form', 'appointment'],
      hydrate: 'interaction',
      routes: [
        {
          link: 'book-visit',
          originalPaths: ['/book-a-visit/'],
          paths: {
            nl: 'bezoek-plannen',
            fr: 'planifier-une-visite',
            en: 'book-a-viewing',
            de: 'besichtigung-vereinbaren',
          },
        },
      ],
    },
    AppointmentAccessPage: {
      code: './src/appointment-access/appointment-access.route.ts',
      messages: ['appointment', 'appointment-access'],
      private: true,
      routes: [
        {
          link: 'appointment-manage',
          originalPaths: ['/book-a-visit/manage/'],
          paths: {
            nl: 'bezoek-plannen/beheren',
            fr: 'planifier-une-visite/gerer',
            en: 'book-a-viewing/manage',
            de: 'besichtigung-vereinbaren/verwalten',
          },
        },
        {
          link: 'appointment-office',
          originalPaths: ['/book-a-visit/office/'],
          paths: {
            nl: 'bezoek-plannen/kantoor',
            fr: 'planifier-une-visite/agence',
            en: 'book-a-viewing/office',
            de: 'besichtigung-vereinbaren/agentur',
          },
        },
      ],
    },
    FriendPage: {
      code: './src/friend/friend.route.ts',
      messages: ['form', 'friend'],
      hydrate: 'interaction',
      query: ['property'],
      routes: [
        {
          link: 'send-to-friend',
          originalPaths: ['/send-to-friend/'],
          paths: {
            nl: 'doorsturen',
            fr: 'envoyer-a-un-ami',
            en: 'send-to-a-friend',
            de: 'an-freunde-senden',
          },
        },
      ],
    },
    OfferPage: {
      code: './src/offer/offer.route.ts',
      messages: ['form', 'offer'],
      hydrate: 'interaction',
      routes: [
        {
          link: 'purchase-offer',
          originalPaths: ['/purchase-offer/'],
          paths: { nl: 'bod-uitbrengen', fr: 'faire-une-offre', en: 'make-an-offer', de: 'angebot-machen' },
        },
      ],
    },
    TestimonialPage: {
      code: './src/testimonial/testimonial.route.ts',
      messages: ['form', 'files', 'testimonial'],
      hydrate: 'interaction',
      routes: [
        {
          link: 'testimonial',
          originalPaths: ['/give-testimonial/'],
          paths: {
            nl: 'getuigenis-geven',
            fr: 'donner-un-temoignage',
            en: 'give-a-testimonial',
            de: 'erfahrungsbericht-abgeben',
          },
          inSitemap: true,
        },
      ],
    },
    TestimonialReviewPage: {
      code: './src/testimonial-review/testimonial-review.route.ts',
      messages: ['testimonial-review'],
      private: true,
      routes: [
        {
          link: 'testimonial-review',
          originalPaths: ['/give-testimonial/review/'],
          paths: {
            nl: 'getuigenis-geven/beoordelen',
            fr: 'donner-un-temoignage/decider',
            en: 'give-a-testimonial/review',
            de: 'erfahrungsbericht-abgeben/pruefen',
          },
        },
      ],
    },
    NewsletterPage: {
      code: './src/newsletter/newsletter.route.ts',
      messages: ['form', 'newsletter'],
      hydrate: 'interaction',
      routes: [
        {
          link: 'newsletter',
          originalPaths: ['/newsletter/'],
          paths: { nl: 'nieuwsbrief', fr: 'lettre-d-information', en: 'newsletter', de: 'newsletter' },
          inSitemap: true,
        },
      ],
    },
    RentApplicationPage: {
      code: './src/rent-application/rent-application.route.ts',
      messages: ['form', 'files', 'rent-application'],
      hydrate: 'interaction',
      routes: [
        {
          link: 'rent-application',
          originalPaths: ['/rent-application/'],
          paths: {
            nl: 'kandidatuur',
            fr: 'candidature-locative',
            en: 'rental-application',
            de: 'mietbewerbung',
          },
        },
      ],
    },
    DocumentsPage: {
      code: './src/documents/documents.route.ts',
      messages: ['form', 'documents'],
      routes: [
        {
          link: 'request-documents',
          originalPaths: ['/request-documents/'],
          paths: {
            nl: 'documenten-aanvragen',
            fr: 'demander-des-documents',
            en: 'request-documents',
            de: 'dokumente-anfordern',
          },
        },
      ],
    },
    DocumentLinkPage: {
      code: './src/document-link/document-link.route.ts',
      messages: ['document-link'],
      private: true,
      routes: [
        {
          link: 'documents-link',
          originalPaths: ['/request-documents/link/'],
          paths: {
            nl: 'documenten-aanvragen/link',
            fr: 'demander-des-documents/lien',
            en: 'request-documents/link',
            de: 'dokumente-anfordern/link',
          },
        },
      ],
    },
    ValuationPage: {
      code: './src/valuation/valuation.route.ts',
      messages: ['form', 'files', 'valuation'],
      hydrate: 'interaction',
      routes: [
        {
          link: 'valuation-request',
          originalPaths: ['/contact-demand/'],
          paths: {
            nl: 'gratis-schatting/aanvraag',
            fr: 'estimation-gratuite/demande',
            en: 'free-valuation/request',
            de: 'kostenlose-schaetzung/anfrage',
          },
        },
      ],
    },
  },
  widgets: {
    RequestInfo: {
      code: './src/request-info/request-info.tsx',
      messages: ['form', 'contact'],
      fixture: { propertyId: 1399, path: '/fr/a-vendre/namur/villa/1399/' },
      hydrate: 'interaction',
      props: requestInfoProps,
    },
    ValuationModule: {
      code: './src/valuation-module/valuation-module.tsx',
      messages: ['form', 'files', 'valuation'],
      hydrate: 'interaction',
      modules: ['valuation-form'],
    },
    ContactModule: {
      code: './src/contact-module/contact-module.tsx',
      messages: ['form', 'contact'],
      hydrate: 'interaction',
      modules: ['contact-form'],
    },
  },
});

/** Pages of thanks are beside each other. */
function thanks({ nl, fr, en, de }: Record<Language, string>): Record<Language, string> {
  return { nl: `bedankt/${nl}`, fr: `merci/${fr}`, en: `thank-you/${en}`, de: `danke/${de}` };
}
