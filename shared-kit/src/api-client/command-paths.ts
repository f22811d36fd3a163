import type { CommandId, Commands } from '../contracts/api/commands.ts';

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
  signOutElsewhere: '/api/auth/sign-out-elsewhere',
  endSession: '/api/auth/end-session',
  beginSecondFactor: '/api/auth/second-factor/begin',
  turnOnSecondFactor: '/api/auth/second-factor/turn-on',
  turnOffSecondFactor: '/api/auth/second-factor/turn-off',
  changeOwnerSummary: '/api/owner/summary',
  recordAction: '/api/visits/actions',
  recordVisit: '/api/visits',
} as const satisfies {
  [Id in CommandId]: Commands[Id] extends { path: infer Path } ? Path : never;
};
