import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { formAnswer } from 'shared-kit/forms/form-answer';
import type { Form, FormValues } from './form-description.ts';
import { newFormSession } from './form-session.ts';
import { valuesOf } from './form-values.ts';
import type { FormSubject } from './hidden-fields.tsx';
import { sendForm } from './send-form.ts';
import type { VisitorFormAnswer } from './send-form.ts';
import { wrongFields } from './wrong-fields.ts';

/**
 * A form that was sent without JavaScript: a redirect to its thank-you page, or the page with its faults and what was written.
 * @param subject what the form is about, beside what the visitor writes
 * @param thanksPath page after the form is accepted; by default the form's own
 */
export async function answerForm(
  form: Form,
  { api, form: sent, href, language }: PageActionArgs,
  subject: FormSubject = {},
  thanksPath = (_values: FormValues) => href(form.thanks)!,
): Promise<unknown> {
  const values = valuesOf(form, sent);
  const faults = wrongFields(form, values);
  if (Object.keys(faults).length > 0) return answer({ values, refusal: { kind: 'refused', faults } });

  const refusal = await sendForm(api, form, {
    values,
    subject,
    language,
    idempotencyKey: sent.get('key') || newFormSession().key,
    website: sent.get('website') ?? '',
    scriptless: { openedAt: Number(sent.get('openedAt')) || 0 },
  });
  if (refusal) return answer({ values, refusal });
  throw redirect(thanksPath(values), 303);
}

const answer = (content: VisitorFormAnswer) =>
  formAnswer(content, { captcha: 422, 'own-captcha': 422, 'wrong-captcha': 422, gone: 422 });

/** An id out of what was sent; undefined for anything else. */
export const sentId = (text: string | null): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
