import { Suspense, lazy, useRef } from 'react';
import { Form } from 'react-final-form';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'shared-kit/host';
import { Button } from 'shared-kit/ui/button/button';
import { dropDraft } from './draft.ts';
import { EMPTY_FORM } from './form-values.ts';
import type { FormValues } from './form-values.ts';
import type { FormAnswer } from './form-state.ts';
import { FormBody } from './form-body.tsx';
import { FormMessage } from './form-message.tsx';
import { focusFirstFault } from './focus-first-fault.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { ServerFaults } from './fields/use-form-field.ts';
import type { FormSession } from './form-session.ts';
import { useDraft } from './use-draft.ts';
import { useSender } from './use-sender.ts';
import { wrongFields } from './wrong-fields.ts';
import s from './visitor-form.module.css';

/** Comes only when the API asks for it, and goes when it is solved. */
const Captcha = lazy(() =>
  import('./captcha/captcha.tsx').catch(() => ({ default: () => <FormMessage outcome="unsent" /> })),
);

interface VisitorFormProps {
  /** Names the draft: `contact`, or the property. */
  name: string;
  session: FormSession;
  /** Where the form goes without JavaScript; the page itself when left out. */
  action?: string;
  /** Where the visitor goes when it is accepted. */
  thanksPath: string;
  propertyId?: number | undefined;
  /** What the message begins with. */
  remark?: string;
  /** The server's answer to this form, sent without JavaScript. */
  answer?: FormAnswer | undefined;
  /** Invitation under the field for the message. */
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
  const sender = useSender(answer?.outcome, () => {
    accepted.current = true;
    dropDraft(name);
    void navigate(thanksPath);
  });

  const send = (values: FormValues) => {
    const solved = captcha.current;
    captcha.current = undefined;
    const website = new FormData(element.current!).get('website');
    return sender.submit(values, {
      language,
      propertyId,
      website: String(website ?? ''),
      idempotencyKey: idempotencyKey.current,
      captcha: solved,
    });
  };

  return (
    <ServerFaults value={answer?.faults ?? NO_FAULTS}>
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
                submitting ? undefined : submitFailed && hasValidationErrors ? 'refused' : sender.outcome
              }
            />
            <HiddenFields session={session} propertyId={propertyId} />
            <FormBody remarkHint={remarkHint} />
            <div className={s.end}>
              {sender.outcome === 'captcha' && !submitting && (
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

/** Behind the fields: its effect is to find them registered. */
function Draft(options: Parameters<typeof useDraft>[0]) {
  useDraft(options);
  return null;
}
