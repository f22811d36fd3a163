import type { OperationId } from '../contracts/api/operations.ts';

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
