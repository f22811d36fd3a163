import type { OperationId, Operations } from '../contracts/api/operations.ts';
import type { CommandId, Commands } from '../contracts/api/commands.ts';

/** Path templates at run time: the contract itself imports zod, which must not reach the browser. */
export const OPERATION_PATHS = {
  getSite: '/api/site',
  getPage: '/api/pages/{key}',
  getPreview: '/api/previews/{key}',
  findPage: '/api/pages',
  searchListings: '/api/listings',
  getListings: '/api/listing-cards',
  getMap: '/api/map',
  suggest: '/api/suggestions',
  findAddresses: '/api/addresses',
  getFacets: '/api/facets',
  getProperty: '/api/properties/{id}',
  getSimilarListings: '/api/properties/{id}/similar',
  getVisitTimes: '/api/properties/{id}/visit-times',
  getAppointment: '/api/appointments',
  getBookedVisit: '/api/appointments/booked',
  listProjects: '/api/projects',
  getProject: '/api/projects/{id}',
  getDemand: '/api/demands',
  getNewsletter: '/api/newsletter',
  getFriendMails: '/api/friends',
  getTestimonialReview: '/api/testimonials/review',
  getOwnerLink: '/api/owner/link',
  getSignedInOwner: '/api/owner',
  getOwnerProperties: '/api/owner/properties',
  getOwnerPortal: '/api/owner/portal',
  getOwnerHistory: '/api/owner/history',
  getOwnerSessions: '/api/owner/sessions',
  getSecondFactor: '/api/owner/second-factor',
  getOwnerSummary: '/api/owner/summary',
} as const satisfies { [Id in OperationId]: Operations[Id]['path'] };

/** Paths at run time: the contract itself imports zod, which must not reach the browser. */
export const COMMAND_PATHS = {
  sendContactForm: '/api/forms/contact',
  sendPropertyRequest: '/api/forms/property-request',
  sendValuation: '/api/forms/valuation',
  sendAppointment: '/api/forms/appointment',
  changeAppointment: '/api/appointments/change',
  sendDemand: '/api/forms/demand',
  changeDemandState: '/api/demands/state',
  sendNewsletterSignUp: '/api/forms/newsletter',
  changeNewsletterState: '/api/newsletter/state',
  sendToFriend: '/api/forms/send-to-friend',
  changeFriendMails: '/api/friends/state',
  sendRentApplication: '/api/forms/rent-application',
  sendDocumentRequest: '/api/forms/document-request',
  renewDocumentLink: '/api/documents/renew',
  sendOffer: '/api/forms/offer',
  sendTestimonial: '/api/forms/testimonial',
  decideTestimonial: '/api/testimonials/decision',
  signIn: '/api/auth/sign-in',
  sendSignInCode: '/api/auth/sign-in-code',
  signOut: '/api/auth/sign-out',
  requestPasswordReset: '/api/auth/request-password-reset',
  resetPassword: '/api/auth/reset-password',
  changePassword: '/api/auth/change-password',
  changeEmail: '/api/auth/change-email',
  confirmEmailChange: '/api/auth/change-email/confirm',
  undoEmailChange: '/api/auth/change-email/undo',
  signOutElsewhere: '/api/auth/sign-out-elsewhere',
  endSession: '/api/auth/end-session',
  beginSecondFactor: '/api/auth/second-factor/begin',
  turnOnSecondFactor: '/api/auth/second-factor/turn-on',
  turnOffSecondFactor: '/api/auth/second-factor/turn-off',
  changeOwnerSummary: '/api/owner/summary',
  sendOwnerDocument: '/api/owner/documents',
  recordAction: '/api/visits/actions',
  recordVisit: '/api/visits',
} as const satisfies {
  [Id in CommandId]: Commands[Id] extends { path: infer Path } ? Path : never;
};

type QueryValue = string | number | boolean | null | undefined;

/** Fills the path template and appends the query: arrays become repeated keys, undefined and null are omitted. */
export function operationUrl(template: string, params: object, query: object): string {
  const values = new Map<string, QueryValue>(Object.entries(params));
  const path = template.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat() as QueryValue[]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Reads whose response is for one visitor, by cookie or by the token of a mail, or true at that moment only: they are never kept, nor shared between visitors. */
export const PRIVATE_OPERATIONS: readonly OperationId[] = [
  'getOwnerLink',
  'getSignedInOwner',
  'getOwnerProperties',
  'getOwnerPortal',
  'getOwnerHistory',
  'getOwnerSessions',
  'getSecondFactor',
  'getOwnerSummary',
  'getVisitTimes',
  'getAppointment',
  'getBookedVisit',
  'getDemand',
  'getNewsletter',
  'getFriendMails',
  'getTestimonialReview',
];
