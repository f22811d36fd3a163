import * as z from 'zod/mini';
import type { ApplicationField } from '../../../domain/application-fields.ts';
import { appointmentFields } from './appointment.ts';
import { contactFields, propertyQuestion } from './contact.ts';
import { demandFields } from './demand.ts';
import { documentRequestFields } from './document-request.ts';
import { formBody } from './form-body.ts';
import { optionalLine, optionalPhone } from './form-fields.ts';
import { friendFields } from './friend.ts';
import { newsletterFields } from './newsletter.ts';
import { offerFields } from './offer.ts';
import { ASKED_BY_REGION, ASKED_EVERYWHERE } from './rent-application.ts';
import { testimonialFields } from './testimonial.ts';
import { valuationFields } from './valuation.ts';

/*
 * Bodies of the forms, for those who take or describe them: what the visitor fills in, with what goes along. Apart from the fields, as the
 * browser needs only those.
 */

const propertyId = z.int().check(z.gte(0), z.lte(2_147_483_647));
/** Link of a mail. */
const token = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

export const contactBody = formBody(contactFields);
export const propertyRequestBody = formBody(propertyQuestion, { propertyId });
export const valuationBody = formBody(valuationFields);
/** Whether phone and message belong to it depends on the property. */
export const appointmentBody = formBody(appointmentFields, {
  day: optionalLine(10),
  phone: optionalPhone(),
  propertyId,
});
/** With the token of its mail a demand is changed instead of registered anew. */
export const demandBody = formBody(demandFields, { token });
export const newsletterBody = formBody(newsletterFields);
export const friendBody = formBody(friendFields, { propertyId });
export const documentRequestBody = formBody(documentRequestFields, { propertyId });
/** The agency's invitation (`token`) is needed where offers are not open to everybody. */
export const offerBody = formBody(offerFields, { propertyId, token });
export const testimonialBody = formBody(testimonialFields);

const byRegion = Object.fromEntries(
  Object.entries(ASKED_BY_REGION).map(([field, schema]) => [field, z.optional(schema as z.ZodMiniType)]),
) as { [Field in ApplicationField]: z.ZodMiniOptional<(typeof ASKED_BY_REGION)[Field]> };
/** Fields of every region: which are taken depends on the property. */
export const rentApplicationBody = formBody(z.object({ ...ASKED_EVERYWHERE, ...byRegion }), { propertyId });
