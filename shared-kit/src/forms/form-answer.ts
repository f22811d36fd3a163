import { data } from 'react-router';
import type { Refusal } from './refusal.ts';

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
