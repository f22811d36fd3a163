import * as z from 'zod';
import { HOMES_IN_LIST } from '../../domain/saved-homes.ts';
import { listingCardSchema, listingFacetsSchema, listingPageSchema, listingSearchSchema } from './listing.ts';
import { languageSchema, goalSchema } from './scalars.ts';
import {
  appointmentQuerySchema,
  appointmentSchema,
  bookedVisitQuerySchema,
  bookedVisitSchema,
  visitTimesSchema,
} from './appointments.ts';
import { mapAnswerSchema, mapSearchSchema } from './map.ts';
import { projectListSchema, projectResponseSchema } from './project.ts';
import { demandSchema, mailAccessQuerySchema, newsletterStateSchema } from './mail-access.ts';
import {
  ownerHistoryQuerySchema,
  ownerHistorySchema,
  ownerLinkQuerySchema,
  ownerLinkSchema,
  ownerPropertiesSchema,
  ownerSessionsSchema,
  ownerSummarySchema,
  secondFactorSchema,
  signedInOwnerSchema,
} from './owner.ts';
import { ownerPortalQuerySchema, ownerPortalSchema } from './owner-portal.ts';
import { propertyResponseSchema } from './property.ts';
import {
  addressListSchema,
  addressSearchSchema,
  suggestionListSchema,
  suggestionSearchSchema,
} from './suggestion.ts';
import { testimonialReviewQuerySchema, testimonialReviewSchema } from './testimonial.ts';
import { contentAddressSchema, contentPageSchema, siteSchema } from './site.ts';

const id = z.coerce.number().int().min(0).max(2_147_483_647);

/** Query of `GET /api/listing-cards`. A repeated key arrives as an array, a single one as a string. */
const chosenListingsSchema = z.object({
  lang: languageSchema,
  id: z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(id).min(1).max(HOMES_IN_LIST),
  ),
});

/** The listings that a visitor chose, in the order asked for; those that are withdrawn are left out. */
export const chosenListingsAnswerSchema = z.object({ items: z.array(listingCardSchema) });
export type ChosenListingsAnswer = z.infer<typeof chosenListingsAnswerSchema>;

const inLanguage = z.object({ lang: languageSchema });

/**
 * Every read of the public API: the single source of the OpenAPI document, of the API's validation and of the typed client.
 * Invalid input answers 422, unknown resources 404 (withdrawn properties 410), errors 5xx; all with a `Problem`.
 */
export const operations = {
  getSite: { path: '/api/site', summary: 'Frame of every page', query: inLanguage, response: siteSchema },
  getPage: {
    path: '/api/pages/{key}',
    summary: 'A content page',
    params: z.object({ key: z.string().max(100) }),
    query: inLanguage,
    response: contentPageSchema,
  },
  findPage: {
    path: '/api/pages',
    summary: 'The content page at a path, or the path that it has moved to',
    query: inLanguage.extend({ path: z.string().max(1000) }),
    response: contentAddressSchema,
  },
  getPreview: {
    path: '/api/previews/{key}',
    summary: 'A content page that may not be published yet, for whoever has a signed link to it',
    params: z.object({ key: z.string().max(100) }),
    query: inLanguage.extend({ token: z.string().max(500) }),
    response: contentPageSchema,
  },
  searchListings: {
    path: '/api/listings',
    summary: 'One page of listings, with the counts of every choice',
    query: listingSearchSchema,
    response: listingPageSchema,
  },
  getListings: {
    path: '/api/listing-cards',
    summary: 'Listings by their IDs, in that order',
    query: chosenListingsSchema,
    response: chosenListingsAnswerSchema,
  },
  getMap: {
    path: '/api/map',
    summary: 'The listings of a search on a map',
    query: mapSearchSchema,
    response: mapAnswerSchema,
  },
  suggest: {
    path: '/api/suggestions',
    summary: 'Towns, areas, streets, types and listings that a typed text may mean',
    query: suggestionSearchSchema,
    response: suggestionListSchema,
  },
  findAddresses: {
    path: '/api/addresses',
    summary: 'Streets of own listings and places of a postal code, for an address that is being written',
    query: addressSearchSchema,
    response: addressListSchema,
  },
  getFacets: {
    path: '/api/facets',
    summary: 'All choices of a search, with the number of visible listings',
    query: z.object({ lang: languageSchema, goal: z.coerce.number().pipe(goalSchema) }),
    response: listingFacetsSchema,
  },
  getProperty: {
    path: '/api/properties/{id}',
    summary: 'A property and similar ones',
    params: z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) }),
    query: inLanguage,
    response: propertyResponseSchema,
  },
  getSimilarListings: {
    path: '/api/properties/{id}/similar',
    summary: 'Listings like a property, also like one that is no longer offered',
    params: z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) }),
    query: inLanguage,
    response: chosenListingsAnswerSchema,
  },
  getVisitTimes: {
    path: '/api/properties/{id}/visit-times',
    summary: 'When a property can be visited',
    params: z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) }),
    query: inLanguage,
    response: visitTimesSchema,
  },
  getAppointment: {
    path: '/api/appointments',
    summary: 'The appointment that the token of a mail belongs to',
    query: appointmentQuerySchema,
    response: appointmentSchema,
  },
  getBookedVisit: {
    path: '/api/appointments/booked',
    summary: 'Time and state of a visit, for the page after its form',
    query: bookedVisitQuerySchema,
    response: bookedVisitSchema,
  },
  listProjects: {
    path: '/api/projects',
    summary: 'All new-build projects, those that are sold out last',
    query: inLanguage,
    response: projectListSchema,
  },
  getProject: {
    path: '/api/projects/{id}',
    summary: 'A new-build project with its units, and similar ones',
    params: z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) }),
    query: inLanguage,
    response: projectResponseSchema,
  },
  getDemand: {
    path: '/api/demands',
    summary: 'The demand that the token of a mail belongs to',
    query: mailAccessQuerySchema,
    response: demandSchema,
  },
  getNewsletter: {
    path: '/api/newsletter',
    summary: 'Whether the one whom the token of a mail belongs to gets the newsletter',
    query: mailAccessQuerySchema,
    response: newsletterStateSchema,
  },
  getFriendMails: {
    path: '/api/friends',
    summary: 'Whether the one whom the token of a mail belongs to is sent properties by friends',
    query: mailAccessQuerySchema,
    response: newsletterStateSchema,
  },
  getTestimonialReview: {
    path: '/api/testimonials/review',
    summary: 'The testimonial that the token of a mail to the agency belongs to',
    query: testimonialReviewQuerySchema,
    response: testimonialReviewSchema,
  },
  getOwnerLink: {
    path: '/api/owner/link',
    summary: 'Whether the link of a mail to an owner can still be used',
    query: ownerLinkQuerySchema,
    response: ownerLinkSchema,
  },
  getSignedInOwner: {
    path: '/api/owner',
    summary: 'The owner who is signed in, or null',
    query: z.object({}),
    response: signedInOwnerSchema,
  },
  getOwnerProperties: {
    path: '/api/owner/properties',
    summary: 'Own properties of the owner who is signed in, with their visits',
    query: inLanguage,
    response: ownerPropertiesSchema,
  },
  getOwnerPortal: {
    path: '/api/owner/portal',
    summary: 'Own properties with their statistics, and the documents that the agency asks for',
    query: ownerPortalQuerySchema,
    response: ownerPortalSchema,
  },
  getOwnerHistory: {
    path: '/api/owner/history',
    summary: 'What happened with own properties, the newest first',
    query: ownerHistoryQuerySchema,
    response: ownerHistorySchema,
  },
  getOwnerSessions: {
    path: '/api/owner/sessions',
    summary: 'Where the owner is signed in',
    query: z.object({}),
    response: ownerSessionsSchema,
  },
  getSecondFactor: {
    path: '/api/owner/second-factor',
    summary: 'The second factor of the owner who is signed in',
    query: z.object({}),
    response: secondFactorSchema,
  },
  getOwnerSummary: {
    path: '/api/owner/summary',
    summary: 'Whether the owner gets a summary by mail each week',
    query: z.object({}),
    response: ownerSummarySchema,
  },
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
