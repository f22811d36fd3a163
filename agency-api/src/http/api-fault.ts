import type { Problem, ProblemCode } from 'shared-kit/contracts/api/problem';

const FAULTS = {
  'invalid-input': { status: 422, title: 'The request is not valid' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'property-not-found': { status: 404, title: 'The property does not exist' },
  'property-withdrawn': { status: 410, title: 'The property is no longer offered' },
  'property-sold': { status: 410, title: 'The property is sold' },
  'property-rented': { status: 410, title: 'The property is rented' },
  'picture-not-found': { status: 404, title: 'The picture does not exist' },
  'sign-in-failed': { status: 401, title: 'The e-mail or the password is not correct' },
  'sign-in-required': { status: 401, title: 'Sign in first' },
  'foreign-origin': { status: 403, title: 'Only pages of this site may send this' },
  'office-token-required': { status: 401, title: 'Only programs with the token of the agency may ask this' },
  'import-under-way': {
    status: 409,
    title: 'A feed is being imported, or another listing changed: send it again in a moment',
  },
  'withdraws-too-many': {
    status: 409,
    title:
      'This would make more than half of the listings withdrawn one by one since the last feed; allowShrink=1 allows it',
  },
  'placeholder-data': { status: 409, title: 'The site shows placeholder data: import a feed first' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'upload-impossible': { status: 503, title: 'Files cannot be taken now' },
  unavailable: { status: 503, title: 'The API cannot reach its database now' },
  fault: { status: 500, title: 'There is an error in the API' },
} as const satisfies Record<ProblemCode, { status: number; title: string }>;

const MOST_ERRORS = 100;

/** What a handler throws to answer with a problem; `code` decides status and title. `retryAfter` in seconds. */
export class ApiFault extends Error {
  override name = 'ApiFault';
  readonly problem: Problem;
  readonly retryAfter: number | undefined;

  /** Of very many errors the first are answered. */
  constructor(code: ProblemCode, errors?: Problem['errors'], retryAfter?: number) {
    super(FAULTS[code].title);
    this.retryAfter = retryAfter;
    this.problem = {
      type: 'about:blank',
      ...FAULTS[code],
      code,
      ...(errors && { errors: errors.slice(0, MOST_ERRORS) }),
    };
  }
}
