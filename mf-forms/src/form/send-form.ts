import { isApiProblem } from 'shared-kit/api-client';
import type { ApiClient, ApiProblem, CommandBody } from 'shared-kit/api-client';
import type { Language } from 'shared-kit/domain/languages';
import type { FormValues } from './form-values.ts';
import type { FieldFault, FieldFaults } from './wrong-fields.ts';

/** A form on its way to the API. */
export interface OutgoingForm {
  values: FormValues;
  language: Language;
  idempotencyKey: string;
  /** Of a request about a property. */
  propertyId?: number | undefined;
  captcha?: string | undefined;
  /** The field that people do not see. */
  website?: string;
  scriptless?: { openedAt: number };
}

/** What became of it. */
export type SendOutcome =
  | { kind: 'accepted' }
  /** Some fields are wrong. */
  | { kind: 'refused'; faults: FieldFaults }
  /** A captcha must be solved first. */
  | { kind: 'captcha' }
  /** The property is no longer offered. */
  | { kind: 'gone' }
  | { kind: 'too-many' }
  /** No usable answer: sending it again may help, and cannot store it twice. */
  | { kind: 'unsent' };

/** Sends a form; never throws. */
export async function sendForm(api: ApiClient, form: OutgoingForm): Promise<SendOutcome> {
  const { values, propertyId, ...envelope } = form;
  // The API's own check says what is wrong with a consent that was not given.
  const body = { ...values, ...envelope } as CommandBody<'sendContactForm'>;
  try {
    if (propertyId === undefined) await api.send('sendContactForm', { body });
    else await api.send('sendPropertyRequest', { body: { ...body, propertyId } });
    return { kind: 'accepted' };
  } catch (error) {
    return isApiProblem(error) ? outcomeOf(error, form) : { kind: 'unsent' };
  }
}

function outcomeOf({ code, problem }: ApiProblem, { captcha }: OutgoingForm): SendOutcome {
  if (code === 'too-many-requests') return { kind: 'too-many' };
  if (code !== 'invalid-input' || !problem.errors) return { kind: 'unsent' };
  const faults = Object.fromEntries(
    problem.errors.map(({ field, messageKey }) => [field.split('.')[0]!, messageKey as FieldFault]),
  );
  // One that was solved and still refused is not asked for again by itself: the visitor decides.
  if ('captcha' in faults) return { kind: captcha ? 'unsent' : 'captcha' };
  if ('propertyId' in faults) return { kind: 'gone' };
  return { kind: 'refused', faults };
}
