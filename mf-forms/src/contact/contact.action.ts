import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { formAnswer } from 'shared-kit/forms/form-answer';
import { valuesOf } from '../form/form-values.ts';
import { sendForm } from '../form/send-form.ts';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { newFormSession } from '../form/form-session.ts';
import { wrongFields } from '../form/wrong-fields.ts';

/** The form, sent without JavaScript: a redirect to the thank-you page, or the page with its faults and what was written. */
export async function action({ api, form, href, language }: PageActionArgs): Promise<unknown> {
  const values = valuesOf(form);
  const faults = wrongFields(values);
  if (Object.keys(faults).length > 0) return answer({ values, refusal: { kind: 'refused', faults } });

  const propertyId = idOf(form.get('propertyId'));
  const refusal = await sendForm(api, {
    values,
    language,
    propertyId,
    idempotencyKey: form.get('key') || newFormSession().key,
    website: form.get('website') ?? '',
    scriptless: { openedAt: Number(form.get('openedAt')) || 0 },
  });
  if (refusal) return answer({ values, refusal });
  throw redirect(href(propertyId === undefined ? 'contact-thanks' : 'request-thanks')!, 303);
}

const answer = (content: VisitorFormAnswer) => formAnswer(content, { captcha: 422, gone: 422 });

const idOf = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
