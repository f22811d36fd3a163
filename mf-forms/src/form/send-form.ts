import { isApiProblem, isApiUnreachable, type ApiClient, type CommandBody } from 'shared-kit/api-client';
import type { FormCommandId } from 'shared-kit/contracts/api/commands';
import type { FormReceipt } from 'shared-kit/contracts/api/forms/form-bodies';
import type { Language } from 'shared-kit/domain/languages';
import type { FormAnswer } from 'shared-kit/forms/refusal';
import { toRefusal, type Refusal } from 'shared-kit/forms/refusal';
import type { Form, FormValues } from './form-description.ts';
import { askedValues } from './form-values.ts';
import type { FormSession, FormSubject } from './form-session.tsx';
import type { Href, UsedLinks } from 'composer/contract';

/** A form to be sent to the API. */
interface OutgoingForm {
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
 * `captcha`: one must be solved first, `own-captcha`: the site's own, `wrong-captcha`: the solved one was not taken.
 * `gone`: the property is no longer offered. `expired`: the link of a mail holds no longer. `confirm`: sent without scripts out of a page
 * that everybody gets, it is to be sent once more. `offline`: the browser is offline; the form may wait.
 */
type OwnReason = 'captcha' | 'own-captcha' | 'wrong-captcha' | 'gone' | 'expired' | 'confirm' | 'offline';
export type FormRefusal = Refusal<OwnReason>;
/** The server's answer to a form that was sent without scripts, with its session for the next attempt. */
export interface VisitorFormAnswer extends FormAnswer<FormValues, OwnReason> {
  session: FormSession;
}

/** Sends a form; never throws. Sending it again cannot store it twice. `onReceipt` hears what the API says of one that it took. */
export async function sendForm(
  api: ApiClient,
  form: Form,
  { values, subject, ...envelope }: OutgoingForm,
  onReceipt?: (receipt: FormReceipt) => void,
): Promise<FormRefusal | undefined> {
  // The API checks it again: the values are those of its schema, but for what is still wrong.
  const body = { ...askedValues(form, values), ...subject, ...envelope } as unknown;
  try {
    const receipt = await api.send(form.command, { body: body as CommandBody<FormCommandId> });
    onReceipt?.(receipt);
    return undefined;
  } catch (error) {
    if (isApiUnreachable(error) && isOffline()) return { kind: 'offline', faults: {} };
    return ownRefusal(error) ?? toRefusal(error);
  }
}

/** Of a browser; a server that cannot reach the API is not offline. */
const isOffline = () => !__SERVER__ && !navigator.onLine;

/** What the API says about what is no field of the form; rules as in `captcha-check.ts`. */
function ownRefusal(error: unknown): FormRefusal | undefined {
  const errors = isApiProblem(error) && error.problem.status === 422 ? (error.problem.errors ?? []) : [];
  const captcha = errors.find(({ field }) => field === 'captcha');
  if (captcha?.rule === 'own') return { kind: 'own-captcha', faults: {} };
  if (captcha) return { kind: captcha.messageKey === 'required' ? 'captcha' : 'wrong-captcha', faults: {} };
  if (errors.some(({ field }) => field === 'propertyId')) return { kind: 'gone', faults: {} };
  if (errors.some(({ field }) => field === 'token')) return { kind: 'expired', faults: {} };
  return undefined;
}

/** Path of a thank-you page that leads back to the page which the form was about, if that is live. */
export const thanksPath = (href: Href, thanks: keyof UsedLinks, from: string | undefined) =>
  `${href(thanks)}${from ? `?from=${encodeURIComponent(from)}` : ''}`;
