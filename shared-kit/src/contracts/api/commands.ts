import * as z from 'zod';
import { appointmentChangeSchema, appointmentStateSchema } from './appointments.ts';
import {
  appointmentBody,
  contactBody,
  demandBody,
  documentRequestBody,
  friendBody,
  newsletterBody,
  offerBody,
  propertyRequestBody,
  rentApplicationBody,
  testimonialBody,
  valuationBody,
  formReceiptSchema,
} from './forms/form-bodies.ts';
import {
  documentLinkSchema,
  demandSchema,
  mailingChangeSchema,
  newsletterStateSchema,
} from './mail-access.ts';
import {
  doneSchema,
  emailChangeSchema,
  emailChangeTokenSchema,
  newPasswordSchema,
  ownerSummarySchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  propertyActionSchema,
  recoveryCodesSchema,
  secondFactorChangeSchema,
  sessionEndSchema,
  signedInSchema,
  signInCodeSchema,
  signInSchema,
  visitSchema,
} from './owner.ts';
import { ownerDocumentBodySchema } from './owner-portal.ts';
import { testimonialDecisionBodySchema, testimonialReviewSchema } from './testimonial.ts';

/**
 * Every write of the public API: path, body and response. The single source of the API's validation, of the OpenAPI document
 * and of the typed client. Invalid input answers 422 with the invalid fields; writes are atomic.
 */
export const commands = {
  sendContactForm: {
    path: '/api/forms/contact',
    summary: 'Writes to the agency',
    body: contactBody,
    response: formReceiptSchema,
  },
  sendPropertyRequest: {
    path: '/api/forms/property-request',
    summary: 'Asks for information about a property',
    body: propertyRequestBody,
    response: formReceiptSchema,
  },
  sendValuation: {
    path: '/api/forms/valuation',
    summary: "Asks for a free valuation of one's own property",
    body: valuationBody,
    response: formReceiptSchema,
  },
  sendAppointment: {
    path: '/api/forms/appointment',
    summary: 'Books a visit of a property',
    body: appointmentBody,
    response: formReceiptSchema,
  },
  changeAppointment: {
    path: '/api/appointments/change',
    summary: 'Moves, cancels, confirms or refuses an appointment with the token of a mail',
    body: appointmentChangeSchema,
    response: appointmentStateSchema,
  },
  sendDemand: {
    path: '/api/forms/demand',
    summary: 'Registers a search: matching listings are told by mail once it is confirmed',
    body: demandBody,
    response: formReceiptSchema,
  },
  changeDemandState: {
    path: '/api/demands/state',
    summary: 'Confirms or stops a demand with the token of a mail',
    body: mailingChangeSchema,
    response: demandSchema,
  },
  sendNewsletterSignUp: {
    path: '/api/forms/newsletter',
    summary: 'Asks for the newsletter, which is to be confirmed by mail',
    body: newsletterBody,
    response: formReceiptSchema,
  },
  changeNewsletterState: {
    path: '/api/newsletter/state',
    summary: 'Confirms or stops the newsletter with the token of a mail',
    body: mailingChangeSchema,
    response: newsletterStateSchema,
  },
  sendToFriend: {
    path: '/api/forms/send-to-friend',
    summary: 'Sends a property to a friend, whose address is erased afterwards',
    body: friendBody,
    response: formReceiptSchema,
  },
  changeFriendMails: {
    path: '/api/friends/state',
    summary: 'Refuses properties from friends with the token of a mail, or allows them again',
    body: mailingChangeSchema,
    response: newsletterStateSchema,
  },
  sendRentApplication: {
    path: '/api/forms/rent-application',
    summary: 'Applies for a rental: `application` of the property says which fields are taken',
    body: rentApplicationBody,
    response: formReceiptSchema,
  },
  sendDocumentRequest: {
    path: '/api/forms/document-request',
    summary: 'Asks for documents of a property, which are mailed as links that expire',
    body: documentRequestBody,
    response: formReceiptSchema,
  },
  renewDocumentLink: {
    path: '/api/documents/renew',
    summary:
      'Mails new links to requested documents, to the address that asked for them; the answer is the same for all',
    body: documentLinkSchema,
    response: doneSchema,
  },
  sendOffer: {
    path: '/api/forms/offer',
    summary: 'Makes a purchase offer, which is mailed as a document',
    body: offerBody,
    response: formReceiptSchema,
  },
  sendTestimonial: {
    path: '/api/forms/testimonial',
    summary: 'Sends a testimonial, which the agency publishes or refuses',
    body: testimonialBody,
    response: formReceiptSchema,
  },
  decideTestimonial: {
    path: '/api/testimonials/decision',
    summary: 'Publishes or refuses a testimonial with the token of the mail to the agency',
    body: testimonialDecisionBodySchema,
    response: testimonialReviewSchema,
  },
  signIn: {
    path: '/api/auth/sign-in',
    summary: 'Signs an owner in: the session is a cookie',
    body: signInSchema,
    response: signedInSchema,
  },
  sendSignInCode: {
    path: '/api/auth/sign-in-code',
    summary: 'Signs in an owner whose password was right, with a code of the second factor',
    body: signInCodeSchema,
    response: doneSchema,
  },
  signOut: {
    path: '/api/auth/sign-out',
    summary: 'Ends the session',
    body: z.object({}),
    response: doneSchema,
  },
  requestPasswordReset: {
    path: '/api/auth/request-password-reset',
    summary:
      'Mails an owner a link to choose a password; the answer does not tell whether the e-mail is known',
    body: passwordResetRequestSchema,
    response: doneSchema,
  },
  resetPassword: {
    path: '/api/auth/reset-password',
    summary: 'Chooses a password with the token of the link, and ends all sessions',
    body: newPasswordSchema,
    response: doneSchema,
  },
  changePassword: {
    path: '/api/auth/change-password',
    summary: 'Changes the password of the owner who is signed in, and ends all other sessions',
    body: passwordChangeSchema,
    response: doneSchema,
  },
  changeEmail: {
    path: '/api/auth/change-email',
    summary:
      'Mails a link to the e-mail that the owner wants to sign in with; the answer does not tell whether it is known',
    body: emailChangeSchema,
    response: doneSchema,
  },
  confirmEmailChange: {
    path: '/api/auth/change-email/confirm',
    summary: 'Puts a change of e-mail in force with the token of the mail to the new one',
    body: emailChangeTokenSchema,
    response: doneSchema,
  },
  undoEmailChange: {
    path: '/api/auth/change-email/undo',
    summary:
      'Undoes a change of e-mail with the token of the mail to the old one, and ends sessions and password',
    body: emailChangeTokenSchema,
    response: doneSchema,
  },
  signOutElsewhere: {
    path: '/api/auth/sign-out-elsewhere',
    summary: 'Ends all sessions of the owner but this one',
    body: z.object({}),
    response: doneSchema,
  },
  endSession: {
    path: '/api/auth/end-session',
    summary: 'Ends one session of the owner who is signed in',
    body: sessionEndSchema,
    response: doneSchema,
  },
  beginSecondFactor: {
    path: '/api/auth/second-factor/begin',
    summary: 'Makes the key of a second factor, which is turned on with its first code',
    body: z.object({}),
    response: doneSchema,
  },
  turnOnSecondFactor: {
    path: '/api/auth/second-factor/turn-on',
    summary: 'Turns the second factor on with password and first code, and tells the recovery codes',
    body: secondFactorChangeSchema,
    response: recoveryCodesSchema,
  },
  turnOffSecondFactor: {
    path: '/api/auth/second-factor/turn-off',
    summary: 'Turns the second factor off with password and code',
    body: secondFactorChangeSchema,
    response: doneSchema,
  },
  changeOwnerSummary: {
    path: '/api/owner/summary',
    summary: 'Begins or ends the weekly summary of the owner who is signed in',
    body: ownerSummarySchema,
    response: ownerSummarySchema,
  },
  sendOwnerDocument: {
    path: '/api/owner/documents',
    summary: 'Sends files for a document that the agency asks the owner for',
    body: ownerDocumentBodySchema,
    response: doneSchema,
  },
  recordAction: {
    path: '/api/visits/actions',
    summary: 'Tells what a person did with a property: kept, shared, printed it',
    body: propertyActionSchema,
    response: doneSchema,
  },
  recordVisit: {
    path: '/api/visits',
    summary: 'Tells that a person sees the page of a property',
    body: visitSchema,
    response: doneSchema,
  },
} as const;

export type Commands = typeof commands;
export type CommandId = keyof Commands;
/** Commands by which visitors send forms. */
export type FormCommandId = {
  [Id in CommandId]: Commands[Id]['path'] extends `/api/forms/${string}` ? Id : never;
}[CommandId];
