import { isApiProblem } from 'shared-kit/api-client';
import type { Problem } from 'shared-kit/contracts/api/problem';

/** Why a form was refused. Messages: `fault.<fault>.title` and `fault.<fault>.text`. */
export type FormFault = 'signInFailed' | 'tooMany' | 'linkExpired' | 'invalid' | 'unavailable';

/** A form that was refused: why, which fields are wrong, and what its visitor need not type again. */
export interface RefusedForm {
  fault: FormFault;
  wrongFields: string[];
  email?: string;
}

const STATUS: Record<FormFault, number> = {
  signInFailed: 401,
  tooMany: 429,
  linkExpired: 422,
  invalid: 422,
  unavailable: 503,
};

export const statusOf = ({ fault }: RefusedForm): number => STATUS[fault];

/** What the visitor is told of an error of the API client. */
export function refusal(error: unknown, email?: string): RefusedForm {
  const problem = isApiProblem(error) ? error.problem : undefined;
  const wrongFields = (problem?.errors ?? []).map(({ field }) => field);
  return { fault: faultOf(problem, wrongFields), wrongFields, ...(email !== undefined && { email }) };
}

function faultOf(problem: Problem | undefined, wrongFields: string[]): FormFault {
  if (problem?.code === 'sign-in-failed') return 'signInFailed';
  if (problem?.status === 429) return 'tooMany';
  if (wrongFields.includes('token')) return 'linkExpired';
  return wrongFields.length > 0 ? 'invalid' : 'unavailable';
}
