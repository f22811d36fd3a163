import type { OperationId, Operations } from '../contracts/api/operations.ts';

/** Path templates at run time: the contract itself imports zod, which must not reach the browser. */
export const OPERATION_PATHS = {
  getSite: '/api/site',
  getPage: '/api/pages/{key}',
  findPage: '/api/pages',
  searchListings: '/api/listings',
  getListings: '/api/listing-cards',
  getMap: '/api/map',
  suggest: '/api/suggestions',
  getFacets: '/api/facets',
  getProperty: '/api/properties/{id}',
  getVisitTimes: '/api/properties/{id}/visit-times',
  getAppointment: '/api/appointments',
  listProjects: '/api/projects',
  getProject: '/api/projects/{id}',
  getDemand: '/api/demands',
  getNewsletter: '/api/newsletter',
  getFriendMails: '/api/friends',
  getTestimonialReview: '/api/testimonials/review',
  getSignedInOwner: '/api/owner',
  getOwnerProperties: '/api/owner/properties',
  getOwnerOverview: '/api/owner/overview',
  getOwnerHistory: '/api/owner/history',
  getOwnerSessions: '/api/owner/sessions',
  getSecondFactor: '/api/owner/second-factor',
  getOwnerSummary: '/api/owner/summary',
} as const satisfies { [Id in OperationId]: Operations[Id]['path'] };
