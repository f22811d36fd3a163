import { isApiProblem } from 'shared-kit/api-client';
import type { FieldFault } from 'shared-kit/contracts/api/forms/form-fields';
import { data } from 'react-router';

export type { FieldFault };

/** Faults by field name; fields that are right are absent. */
export type FieldFaults = Partial<Record<string, FieldFault>>;

/** Why a form was not accepted; `Own` are reasons that only that form knows. */
export interface Refusal<Own extends string = never> {
  /**
   * `refused`: some fields are wrong. `unsent`: no usable answer, sending it again may help.
   */
  kind: 'refused' | 'too-many' | 'unsent' | Own;
  faults: FieldFaults;
}

const FAULTS: readonly FieldFault[] = ['required', 'too-long', 'unprintable'];

/** What an error of the API client means for the form that was sent. */
export function toRefusal(error: unknown): Refusal {
  if (!isApiProblem(error)) return { kind: 'unsent', faults: {} };
  const { code, problem } = error;
  if (problem.status === 429) return { kind: 'too-many', faults: {} };
  if (code !== 'invalid-input' || !problem.errors) return { kind: 'unsent', faults: {} };
  const faults = problem.errors.map(({ field, messageKey }): [string, FieldFault] => [
    field.split('.')[0]!,
    FAULTS.find((fault) => fault === messageKey) ?? 'invalid',
  ]);
  return { kind: 'refused', faults: Object.fromEntries(faults) };
}

/** What the server says about a form that was sent without JavaScript: shown with what the visitor wrote. */
export interface FormAnswer<Values, Own extends string = never> {
  values: Values;
  refusal: Refusal<Own>;
}

/** Whether a page answers a form that was refused. One that is to be looked at once more before it is sent (`confirm`) was not. */
export function isRefused(actionData: unknown): boolean {
  const { refusal } = (actionData ?? {}) as Partial<FormAnswer<unknown, string>>;
  return refusal !== undefined && refusal.kind !== 'confirm';
}

const STATUS = { refused: 422, 'too-many': 429, unsent: 503 };

/** The page's answer to a form that was not accepted, for its action; `ownStatus` are the status codes of the form's own reasons. */
export function formAnswer<Values, Own extends string>(
  answer: FormAnswer<Values, Own>,
  ownStatus: Record<Own, number>,
) {
  const status: Record<string, number> = { ...STATUS, ...ownStatus };
  return data(answer, { status: status[answer.refusal.kind]! });
}
