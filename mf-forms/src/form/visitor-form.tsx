import { Suspense, lazy, useRef } from 'react';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { focusFirstFault } from 'shared-kit/forms/focus-first-fault';
import { useSender } from 'shared-kit/forms/use-sender';
import { useHost } from 'shared-kit/host';
import { Button } from 'shared-kit/ui/button/button';
import { dropDraft } from './draft.ts';
import { EMPTY_FORM } from './form-values.ts';
import type { FormValues } from './form-values.ts';
import { FormBody } from './form-body.tsx';
import { FormMessage } from './form-message.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { ServerFaults } from './fields/use-form-field.ts';
import type { FormSession } from './form-session.ts';
import { sendForm } from './send-form.ts';
import type { FormRefusal, VisitorFormAnswer } from './send-form.ts';
import { useDraft } from './use-draft.ts';
import { wrongFields } from './wrong-fields.ts';
import s from './visitor-form.module.css';

/** Loaded only when the API requires it, and removed when it is solved. */
const Captcha = lazy(() =>
  import('./captcha/captcha.tsx').catch(() => ({ default: () => <FormMessage outcome="unsent" /> })),
);

interface VisitorFormProps {
  /** Storage key of the draft: `contact`, or the property. */
  name: string;
  session: FormSession;
  /** Action of the form without JavaScript; by default the page itself. */
  action?: string;
  /** Page after the form is accepted. */
  thanksPath: string;
  propertyId?: number | undefined;
  /** Initial text of the message. */
  remark?: string;
  /** The server's response to this form, sent without JavaScript. */
  answer?: VisitorFormAnswer | undefined;
  /** Hint below the message field. */
  remarkHint: string;
}

const NO_FAULTS = {};

/** The form by which a visitor writes to the agency (product V2, V5). Works as a plain form too. */
export function VisitorForm(props: VisitorFormProps) {
  const { name, session, action, thanksPath, propertyId, remark = '', answer, remarkHint } = props;
  const { formatMessage } = useIntl();
  const { language } = useHost();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const idempotencyKey = useRef(session.key);
  const accepted = useRef(false);
  const captcha = useRef<string | undefined>(undefined);
  const sender = useSender(answer?.refusal, () => {
    accepted.current = true;
    dropDraft(name);
    void navigate(thanksPath);
  });

  const send = async (values: FormValues) => {
    const solved = captcha.current;
    captcha.current = undefined;
    const website = new FormData(element.current!).get('website');
    const form = {
      values,
      language,
      propertyId,
      website: String(website ?? ''),
      idempotencyKey: idempotencyKey.current,
      captcha: solved,
    };
    return errorsOf(await sender.send((api) => sendForm(api, form)));
  };

  return (
    <ServerFaults value={answer?.refusal.faults ?? NO_FAULTS}>
      <Form<FormValues>
        onSubmit={send}
        validate={wrongFields}
        initialValues={answer?.values ?? { ...EMPTY_FORM, remark }}
        initialValuesEqual={() => true}
        subscription={{ submitting: true, submitFailed: true, hasValidationErrors: true }}
      >
        {({ form, handleSubmit, submitting, submitFailed, hasValidationErrors }) => (
          <form
            ref={element}
            className={s.form}
            method="post"
            action={action}
            noValidate
            aria-busy={submitting}
            onSubmit={(event) => {
              void handleSubmit(event);
              focusFirstFault(event.currentTarget);
            }}
          >
            <FormMessage
              outcome={
                submitting
                  ? undefined
                  : submitFailed && hasValidationErrors
                    ? 'refused'
                    : sender.refusal?.kind
              }
            />
            <HiddenFields session={session} propertyId={propertyId} />
            <FormBody remarkHint={remarkHint} />
            <div className={s.end}>
              {sender.refusal?.kind === 'captcha' && !submitting && (
                <Suspense fallback={<p>{formatMessage({ id: 'captcha.loading' })}</p>}>
                  <Captcha
                    onSolved={(payload) => {
                      captcha.current = payload;
                      void form.submit();
                    }}
                  />
                </Suspense>
              )}
              <Button type="submit" variant="accent" className={s.submit} aria-disabled={submitting}>
                {formatMessage({ id: submitting ? 'form.sending' : 'form.send' })}
              </Button>
            </div>
            <Draft
              name={name}
              form={form}
              idempotencyKey={idempotencyKey}
              accepted={accepted}
              restore={!answer}
            />
          </form>
        )}
      </Form>
    </ServerFaults>
  );
}

/** A refusal as errors of final-form: by field, or for the whole form. */
function errorsOf(refusal: FormRefusal | undefined): Record<string, string> | undefined {
  if (refusal?.kind === 'refused') return refusal.faults as Record<string, string>;
  return refusal && { [FORM_ERROR]: refusal.kind };
}

/** Rendered after the fields, so that they are registered when its effect runs. */
function Draft(options: Parameters<typeof useDraft>[0]) {
  useDraft(options);
  return null;
}
