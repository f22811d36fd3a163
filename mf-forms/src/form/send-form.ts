import { isApiUnreachable } from 'shared-kit/api-client';
import type { ApiClient, CommandBody } from 'shared-kit/api-client';
import type { FormCommandId } from 'shared-kit/contracts/api/commands';
import type { Language } from 'shared-kit/domain/languages';
import type { FormAnswer } from 'shared-kit/forms/form-answer';
import { refusalOf } from 'shared-kit/forms/refusal';
import type { Refusal } from 'shared-kit/forms/refusal';
import type { Form, FormValues } from './form-description.ts';
import { askedValues } from './form-values.ts';
import type { FormSession } from './form-session.ts';
import type { FormSubject } from './hidden-fields.tsx';

/** A form to be sent to the API. */
export interface OutgoingForm {
  values: FormValues;
  /** Sent with the values. */
  subject: FormSubject;
  language: Language;
  idempotencyKey: string;
  captcha?: string | undefined;
  /** The honeypot field. */
  website?: string;
  scriptless?: { openedAt: number };
}

/**
 * `captcha`: one must be solved first. `gone`: the property is no longer offered. `expired`: the link of
 * a mail holds no longer. `confirm`: sent without scripts out of a page that
 * everybody gets, it is to be sent once more.
 * `offline`: there is no line; it may wait for one.
 */
export type OwnReason = 'captcha' | 'gone' | 'expired' | 'confirm' | 'offline';
export type FormRefusal = Refusal<OwnReason>;
/** The server's answer to a form that was sent without scripts, with its session for the next attempt. */
export interface VisitorFormAnswer extends FormAnswer<FormValues, OwnReason> {
  session: FormSession;
}

/** Sends a form; never throws. Sending it again cannot store it twice. */
export async function sendForm(
  api: ApiClient,
  form: Form,
  { values, subject, ...envelope }: OutgoingForm,
): Promise<FormRefusal | undefined> {
  // The API checks it again: the values are those of its schema, but for what is still wrong.
  const body = { ...askedValues(form, values), ...subject, ...envelope } as unknown;
  try {
    await api.send(form.command, { body: body as CommandBody<FormCommandId> });
    return undefined;
  } catch (error) {
    if (isApiUnreachable(error) && isOffline()) return { kind: 'offline', faults: {} };
    return withOwnReasons(refusalOf(error), envelope.captcha);
  }
}

/** Of a browser; a server that cannot reach the API is not offline. */
const isOffline = () => !__SERVER__ && !navigator.onLine;

function withOwnReasons(refusal: Refusal, captcha: string | undefined): FormRefusal {
  // After a solved captcha was refused no new one is requested automatically: the visitor decides.
  if ('captcha' in refusal.faults) return { kind: captcha ? 'unsent' : 'captcha', faults: {} };
  if ('propertyId' in refusal.faults) return { kind: 'gone', faults: {} };
  if ('token' in refusal.faults) return { kind: 'expired', faults: {} };
  return refusal;
}
