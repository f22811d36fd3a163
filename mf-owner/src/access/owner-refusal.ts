import { isApiProblem } from 'shared-kit/api-client';
import { formAnswer } from 'shared-kit/forms/form-answer';
import type { FormAnswer } from 'shared-kit/forms/form-answer';
import { refusalOf } from 'shared-kit/forms/refusal';
import type { Refusal } from 'shared-kit/forms/refusal';

type OwnReason = 'sign-in-failed' | 'signed-out' | 'link-expired';

/** Why a form was refused. Messages: `refusal.<kind>.title` and `refusal.<kind>.text`. */
export type OwnerRefusal = Refusal<OwnReason>;

/** A form that was refused without JavaScript, and what its visitor need not type again. */
export type OwnerAnswer = FormAnswer<{ email?: string; newEmail?: string }, OwnReason>;

/** What the visitor is told of an error of the API client. */
export function ownerRefusal(error: unknown): OwnerRefusal {
  if (isApiProblem(error) && error.code === 'sign-in-failed') return { kind: 'sign-in-failed', faults: {} };
  if (isApiProblem(error) && error.code === 'sign-in-required') return { kind: 'signed-out', faults: {} };
  const refusal = refusalOf(error);
  return 'token' in refusal.faults ? { kind: 'link-expired', faults: {} } : refusal;
}

/** The page's answer to a form that was refused, for its action. */
export const refusedForm = (refusal: OwnerRefusal, values: OwnerAnswer['values']) =>
  formAnswer({ values, refusal }, { 'sign-in-failed': 401, 'signed-out': 401, 'link-expired': 422 });
