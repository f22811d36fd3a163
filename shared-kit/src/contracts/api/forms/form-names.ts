import type { Commands, FormCommandId } from '../commands.ts';

/** What stands behind `/api/forms/` in the path of each form: its name in the agency's configuration. */
export const FORM_NAMES = {
  sendContactForm: 'contact',
  sendPropertyRequest: 'property-request',
  sendValuation: 'valuation',
  sendAppointment: 'appointment',
  sendDemand: 'demand',
  sendNewsletterSignUp: 'newsletter',
  sendToFriend: 'send-to-friend',
  sendRentApplication: 'rent-application',
  sendDocumentRequest: 'document-request',
  sendOffer: 'offer',
  sendTestimonial: 'testimonial',
} as const satisfies {
  [Id in FormCommandId]: Commands[Id]['path'] extends `/api/forms/${infer Name}` ? Name : never;
};
