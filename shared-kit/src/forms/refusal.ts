import { isApiProblem } from 'shared-kit/api-client';
import type { FieldFault } from 'shared-kit/contracts/api/forms/form-fields';

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
