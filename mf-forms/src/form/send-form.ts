import type { ApiClient, CommandBody } from 'shared-kit/api-client';
import type { Language } from 'shared-kit/domain/languages';
import type { FormAnswer } from 'shared-kit/forms/form-answer';
import { refusalOf } from 'shared-kit/forms/refusal';
import type { Refusal } from 'shared-kit/forms/refusal';
import type { FormValues } from './form-values.ts';

/** A form to be sent to the API. */
export interface OutgoingForm {
  values: FormValues;
  language: Language;
  idempotencyKey: string;
  /** For a request about a property. */
  propertyId?: number | undefined;
  captcha?: string | undefined;
  /** The honeypot field. */
  website?: string;
  scriptless?: { openedAt: number };
}

/** `captcha`: one must be solved first. `gone`: the property is no longer offered. */
export type OwnReason = 'captcha' | 'gone';
export type FormRefusal = Refusal<OwnReason>;
export type VisitorFormAnswer = FormAnswer<FormValues, OwnReason>;

/** Sends a form; never throws. Sending it again cannot store it twice. */
export async function sendForm(api: ApiClient, form: OutgoingForm): Promise<FormRefusal | undefined> {
  const { values, propertyId, ...envelope } = form;
  // A missing consent is left to the validation of the API.
  const body = { ...values, ...envelope } as CommandBody<'sendContactForm'>;
  try {
    if (propertyId === undefined) await api.send('sendContactForm', { body });
    else await api.send('sendPropertyRequest', { body: { ...body, propertyId } });
    return undefined;
  } catch (error) {
    return withOwnReasons(refusalOf(error), form);
  }
}

function withOwnReasons(refusal: Refusal, { captcha }: OutgoingForm): FormRefusal {
  // After a solved captcha was refused no new one is requested automatically: the visitor decides.
  if ('captcha' in refusal.faults) return { kind: captcha ? 'unsent' : 'captcha', faults: {} };
  if ('propertyId' in refusal.faults) return { kind: 'gone', faults: {} };
  return refusal;
}
