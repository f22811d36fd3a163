import { defineRemote } from 'shared-kit/contracts/release';
import { usedLinks } from './src/links.ts';
import { requestInfoProps } from './src/request-info/request-info.props.ts';

/** Contact forms and their thank-you pages (product A24, A25). */
export default defineRemote({
  name: 'mf-forms',
  exposes: {
    './ContactPage': './src/contact/contact.route.ts',
    './ThankYouPage': './src/thank-you/thank-you.route.ts',
    './RequestInfo': './src/request-info/request-info.widget.ts',
    './DemandPage': './src/demand/demand.route.ts',
    './DemandAccessPage': './src/demand-access/demand-access.route.ts',
    './ValuationPage': './src/valuation/valuation.route.ts',
    './ValuationModule': './src/valuation-module/valuation-module.widget.ts',
    './ContactModule': './src/contact-module/contact-module.widget.ts',
  },
  links: usedLinks,
  routes: [
    {
      id: 'contact',
      link: 'contact',
      originalPath: '/over-ons/contact/',
      paths: { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' },
      page: './ContactPage',
      inSitemap: true,
    },
    {
      id: 'contact-thanks',
      link: 'contact-thanks',
      originalPath: '/feedback/site-contact/',
      paths: {
        nl: 'bedankt/contact',
        fr: 'merci/contact',
        en: 'thank-you/contact',
        de: 'danke/kontakt',
      },
      page: './ThankYouPage',
    },
    {
      id: 'request-thanks',
      link: 'request-thanks',
      originalPath: '/feedback/contact-me/',
      paths: {
        nl: 'bedankt/vraag',
        fr: 'merci/demande',
        en: 'thank-you/enquiry',
        de: 'danke/anfrage',
      },
      page: './ThankYouPage',
    },
    {
      id: 'valuation-request',
      link: 'valuation-request',
      originalPath: '/contact-demand/',
      paths: {
        nl: 'gratis-schatting/aanvraag',
        fr: 'estimation-gratuite/demande',
        en: 'free-valuation/request',
        de: 'kostenlose-schaetzung/anfrage',
      },
      page: './ValuationPage',
    },
    {
      id: 'valuation-thanks',
      link: 'valuation-thanks',
      originalPath: '/feedback/contact-demand/',
      paths: {
        nl: 'bedankt/schatting',
        fr: 'merci/estimation',
        en: 'thank-you/valuation',
        de: 'danke/schaetzung',
      },
      page: './ThankYouPage',
    },
    {
      id: 'search-alert',
      link: 'search-alert',
      originalPath: '/demand-register/',
      paths: { nl: 'zoekopdracht', fr: 'alerte', en: 'search-alert', de: 'suchauftrag' },
      page: './DemandPage',
      inSitemap: true,
    },
    {
      id: 'search-alert-manage',
      link: 'search-alert-manage',
      originalPath: '/demand-register/manage/',
      paths: {
        nl: 'zoekopdracht/beheren',
        fr: 'alerte/gerer',
        en: 'search-alert/manage',
        de: 'suchauftrag/verwalten',
      },
      page: './DemandAccessPage',
      private: true,
    },
    {
      id: 'demand-thanks',
      link: 'demand-thanks',
      originalPath: '/feedback/demand-register/',
      paths: {
        nl: 'bedankt/zoekopdracht',
        fr: 'merci/alerte',
        en: 'thank-you/search-alert',
        de: 'danke/suchauftrag',
      },
      page: './ThankYouPage',
    },
  ],
  sharedMessages: ['filter'],
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
