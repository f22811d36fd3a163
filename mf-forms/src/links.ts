import type { NoParams } from 'composer/contract';
import { LISTING_LINKS } from 'shared-kit/domain/listing-link';

/** Link names that the pages and widgets of this remote lead to. */
export const usedLinks = [
  'contact',
  'contact-thanks',
  'request-thanks',
  'valuation-request',
  'valuation-thanks',
  'search-alert',
  'search-alert-manage',
  'demand-thanks',
  'newsletter',
  'newsletter-manage',
  'newsletter-thanks',
  'book-visit',
  'appointment-thanks',
  'appointment-manage',
  'appointment-office',
  'send-to-friend',
  'friend-manage',
  'friend-thanks',
  'rent-application',
  'application-thanks',
  'request-documents',
  'documents-link',
  'documents-thanks',
  'purchase-offer',
  'offer-thanks',
  'testimonial',
  'testimonial-review',
  'testimonial-thanks',
  'privacy',
  'sale',
  'rent',
  'project',
  ...LISTING_LINKS,
];

declare module 'composer/contract' {
  interface UsedLinks {
    contact: NoParams;
    'contact-thanks': NoParams;
    'request-thanks': NoParams;
    'valuation-request': NoParams;
    'valuation-thanks': NoParams;
    'search-alert': NoParams;
    'search-alert-manage': NoParams;
    'demand-thanks': NoParams;
    newsletter: NoParams;
    'newsletter-manage': NoParams;
    'newsletter-thanks': NoParams;
    'book-visit': NoParams;
    'appointment-thanks': NoParams;
    'appointment-manage': NoParams;
    'appointment-office': NoParams;
    'send-to-friend': NoParams;
    'friend-manage': NoParams;
    'friend-thanks': NoParams;
    'rent-application': NoParams;
    'application-thanks': NoParams;
    'request-documents': NoParams;
    'documents-link': NoParams;
    'documents-thanks': NoParams;
    'purchase-offer': NoParams;
    'offer-thanks': NoParams;
    testimonial: NoParams;
    'testimonial-review': NoParams;
    'testimonial-thanks': NoParams;
    privacy: NoParams;
    sale: NoParams;
    rent: NoParams;
  }
}
