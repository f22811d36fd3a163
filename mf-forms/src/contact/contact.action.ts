import { data, redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { formPath } from 'shared-kit/domain/form-paths';
import type { FormAnswer } from '../form/form-state.ts';
import { valuesOf } from '../form/form-values.ts';
import { sendForm } from '../form/send-form.ts';
import type { SendOutcome } from '../form/send-form.ts';
import { newFormSession } from '../form/form-session.ts';
import { wrongFields } from '../form/wrong-fields.ts';

const STATUS: Record<Exclude<SendOutcome['kind'], 'accepted'>, number> = {
  refused: 422,
  captcha: 422,
  gone: 422,
  'too-many': 429,
  unsent: 503,
};

/** The form, sent without JavaScript: a redirect to the thank-you page, or the page with its faults and what was written. */
export async function action({ api, form, language }: PageActionArgs): Promise<unknown> {
  const values = valuesOf(form);
  const faults = wrongFields(values);
  if (Object.keys(faults).length > 0) return answer({ values, faults, outcome: 'refused' });

  const propertyId = idOf(form.get('propertyId'));
  const sent = await sendForm(api, {
    values,
    language,
    propertyId,
    idempotencyKey: form.get('key') || newFormSession().key,
    website: form.get('website') ?? '',
    scriptless: { openedAt: Number(form.get('openedAt')) || 0 },
  });
  if (sent.kind === 'accepted')
    throw redirect(formPath(propertyId === undefined ? 'contactThanks' : 'requestThanks', language), 303);
  return answer({ values, faults: sent.kind === 'refused' ? sent.faults : {}, outcome: sent.kind });
}

const answer = (content: FormAnswer) => data(content, { status: STATUS[content.outcome] });

const idOf = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
