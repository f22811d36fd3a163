import { offerInvitation } from '../offer/offer-invitation.ts';
import { defineForm } from '../form-definition.ts';
import { callFacts, postalAddress } from '../mails/facts.ts';
import { propertyRequestWords } from './property-request-words.ts';

/** A question about a property. */
export const propertyRequestForm = defineForm({
  kind: 'property-request',
  command: 'sendPropertyRequest',
  words: propertyRequestWords,
  facts: (fields, _language, texts) => [
    [texts.labels.address, postalAddress(fields, texts)],
    ...callFacts(fields, texts),
  ],
  agencyLinks: async ({ property, language }, context) =>
    property ? offerInvitation(property, language, context) : [],
});
