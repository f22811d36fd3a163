import type { Problem, ProblemCode } from 'shared-kit/contracts/api/problem';

const FAULTS = {
  'invalid-input': { status: 422, title: 'The request is not valid' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'property-not-found': { status: 404, title: 'The property does not exist' },
  'property-withdrawn': { status: 410, title: 'The property is no longer offered' },
  'picture-not-found': { status: 404, title: 'The picture does not exist' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  fault: { status: 500, title: 'There is an error in the API' },
} as const satisfies Record<ProblemCode, { status: number; title: string }>;

/** What a handler throws to answer with a problem; `code` decides status and title. */
export class ApiFault extends Error {
  override name = 'ApiFault';
  readonly problem: Problem;

  constructor(code: ProblemCode, errors?: Problem['errors']) {
    super(FAULTS[code].title);
    this.problem = { type: 'about:blank', ...FAULTS[code], code, ...(errors && { errors }) };
  }
}
