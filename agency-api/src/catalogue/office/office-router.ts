import { hash, timingSafeEqual } from 'node:crypto';
import express, { type RequestHandler, type Router } from 'express';
import {
  OFFICE_LISTING_PATH,
  OFFICE_PATH,
  officeListingIdSchema,
  officeListingSchema,
  officeWithdrawalQuerySchema,
} from 'shared-kit/contracts/api/office';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { checkInput } from '../../http/operation-route.ts';
import { LoadUnderWay } from '../import/load-lock.ts';
import { FaultyListing, ListingRefused, sendListing, withdrawListing } from '../import/send-listing.ts';

/** Records of a listing in four languages, in bytes. */
const BODY_LIMIT = 4_000_000;
/** s after which an import has usually ended. */
const RETRY_AFTER = 10;

const REFUSALS = {
  placeholder: 'placeholder-data',
  shrinks: 'withdraws-too-many',
  unknown: 'property-not-found',
} as const;

/** For the agency's own programs, which name themselves by a token; without one there is nothing here. */
export function officeRouter({
  database,
  config,
  officeToken,
}: {
  database: Database;
  config: AgencyConfig;
  officeToken?: string | undefined;
}): Router {
  const router = express.Router();
  router.use(OFFICE_PATH, officeToken === undefined ? closed : onlyWith(officeToken));
  const path = OFFICE_LISTING_PATH.replace('{id}', ':id');
  router.put(path, express.json({ limit: BODY_LIMIT }), async (request, response) => {
    const { id } = checkInput(officeListingIdSchema, request.params);
    const sent = checkInput(officeListingSchema, (request.body ?? {}) as Record<string, unknown>);
    const answer = await sendListing(database, config, id, sent).catch(refuse);
    response.set('cache-control', 'no-store').json(answer);
  });
  router.delete(path, async (request, response) => {
    const { id } = checkInput(officeListingIdSchema, request.params);
    const { allowShrink } = checkInput(officeWithdrawalQuerySchema, request.query);
    const answer = await withdrawListing(database, config, id, { allowShrink: allowShrink === '1' }).catch(
      refuse,
    );
    response.set('cache-control', 'no-store').json(answer);
  });
  return router;
}

const closed: RequestHandler = () => {
  throw new ApiFault('not-found');
};

function onlyWith(token: string): RequestHandler {
  const wanted = computeDigest(token);
  return (request, _response, next) => {
    const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (given === undefined || !timingSafeEqual(computeDigest(given), wanted))
      throw new ApiFault('office-token-required');
    next();
  };
}

/** Of one length for every token. */
const computeDigest = (token: string) => hash('sha256', token, 'buffer');

function refuse(error: unknown): never {
  if (error instanceof LoadUnderWay) throw new ApiFault('import-under-way', undefined, RETRY_AFTER);
  if (error instanceof ListingRefused) throw new ApiFault(REFUSALS[error.why]);
  if (!(error instanceof FaultyListing)) throw error;
  const errors = error.problems.map(({ language, problem: { list, field, rule } }) => ({
    field: [language, list === 'properties' ? 'listing' : 'details', ...(field ? [field] : [])].join('.'),
    rule,
    messageKey: 'invalid',
  }));
  throw new ApiFault('invalid-input', errors);
}
