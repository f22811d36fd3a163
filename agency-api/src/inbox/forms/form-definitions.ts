import { appointmentForm } from './appointment/appointment-form.ts';
import { contactForm } from './contact/contact-form.ts';
import { demandForm } from './demand/demand-form.ts';
import { documentRequestForm } from './document-request/document-request-form.ts';
import type { FormDefinition } from './form-definition.ts';
import { friendForm } from './friend/friend-form.ts';
import { newsletterForm } from './newsletter/newsletter-form.ts';
import { offerForm } from './offer/offer-form.ts';
import { propertyRequestForm } from './property-request/property-request-form.ts';
import { rentApplicationForm } from './rent-application/rent-application-form.ts';
import { testimonialForm } from './testimonial/testimonial-form.ts';
import { valuationForm } from './valuation/valuation-form.ts';

/** Every form that the API receives. */
export const FORMS: readonly FormDefinition[] = [
  contactForm,
  propertyRequestForm,
  valuationForm,
  demandForm,
  newsletterForm,
  friendForm,
  rentApplicationForm,
  documentRequestForm,
  appointmentForm,
  testimonialForm,
  offerForm,
];
