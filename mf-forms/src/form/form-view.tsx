import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FORM_ERROR } from 'final-form';
import type { FormApi } from 'final-form';
import { Form as StatefulForm, useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { focusFirstFault } from 'shared-kit/forms/focus-first-fault';
import { useSender } from 'shared-kit/forms/use-sender';
import { useHost } from 'shared-kit/host';
import { Button } from 'shared-kit/ui/button/button';
import { Captcha } from './captcha/captcha.tsx';
import { configuredForm } from './configured-form.ts';
import { dropDraft } from './draft.ts';
import { FormContext } from './form-context.ts';
import type { Choice } from './form-context.ts';
import type { Form, FormValues } from './form-description.ts';
import { FormGroups } from './form-groups.tsx';
import { FormMessage } from './form-message.tsx';
import { FormSteps } from './form-steps.tsx';
import { emptyValues } from './form-values.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { FormSubject } from './hidden-fields.tsx';
import { newFormSession } from './form-session.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { sendForm } from './send-form.ts';
import type { FormRefusal, VisitorFormAnswer } from './send-form.ts';
import { useSiteChoices } from './site-choices.ts';
import { firstWrongStep, stepFaults } from './step-faults.ts';
import { useDraft } from './use-draft.ts';
import { wrongFields } from './wrong-fields.ts';
import s from './form-view.module.css';

interface FormViewProps {
  form: Form;
  /** Storage key of the draft; by default the form's name. */
  name?: string;
  /** Action of the form without JavaScript; by default the page itself. */
  action?: string;
  /** Page after the form is accepted, which may depend on what was sent; by default the form's own. */
  thanksPath?: string | ((values: FormValues) => string);
  /** Told that the form was accepted, before the next page opens. */
  onAccepted?: (() => void) | undefined;
  /** Told why a form was refused, before the visitor sees it. */
  onRefused?: ((refusal: FormRefusal) => void) | undefined;
  /** What the form is about, beside what the visitor writes. */
  subject?: FormSubject | undefined;
  /** What fields hold at first. */
  initial?: FormValues | undefined;
  /** The server's response to this form, sent without JavaScript. */
  answer?: VisitorFormAnswer | undefined;
  /** Choices of fields whose description has none. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Hints that depend on the page, by field or by the title of a group. */
  hints?: Readonly<Record<string, string>>;
}

const NOTHING = {};

/** A form of the site (product V2, V5, V7). Works as a plain form too. */
export function FormView(props: FormViewProps) {
  const { language, href, site } = useHost();
  const form = configuredForm(props.form, site);
  const { action, answer, name = form.name } = props;
  const { subject = NOTHING, hints = NOTHING } = props;
  const siteChoices = useSiteChoices();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [{ key }] = useState(() => answer?.session ?? newFormSession());
  const idempotencyKey = useRef(key);
  const accepted = useRef(false);
  const sentValues = useRef<FormValues>(NOTHING);
  const captcha = useRef<string | undefined>(undefined);
  const [pending] = useState(() => new Set<Promise<unknown>>());
  const [step, setStep] = useState(0);
  const [tried, setTried] = useState(-1);
  /** Step that the visitor has just gone to. */
  const entered = useRef<number>(undefined);
  const sender = useSender(answer?.refusal, () => {
    accepted.current = true;
    dropDraft(name);
    props.onAccepted?.();
    const { thanksPath = href(form.thanks)! } = props;
    void navigate(typeof thanksPath === 'string' ? thanksPath : thanksPath(sentValues.current));
  });
  /** Of the answer to a form without scripts it is no use. */
  const captchaWanted = sender.refusal !== answer?.refusal ? wantedCaptcha(sender.refusal) : undefined;
  const serverFaults = answer?.refusal.faults ?? NOTHING;
  /** What the server refused is shown whole, so that every fault is in sight. */
  const steps = answer ? [{ name: 'all', groups: form.steps.flatMap(({ groups }) => groups) }] : form.steps;
  const last = steps.length - 1;
  const hasFiles = form.fields.some(({ kind }) => kind === 'files');

  const send = async (_values: FormValues, api: FormApi<FormValues>) => {
    await Promise.all(pending);
    const { values } = api.getState();
    const solved = captcha.current;
    captcha.current = undefined;
    sentValues.current = values;
    const website = new FormData(element.current!).get('website');
    const refusal = await sender.send((client) =>
      sendForm(client, form, {
        values,
        subject,
        language,
        website: String(website ?? ''),
        idempotencyKey: idempotencyKey.current,
        captcha: solved,
      }),
    );
    if (refusal) props.onRefused?.(refusal);
    const wrong = refusal && firstWrongStep(steps, refusal.faults);
    if (wrong !== undefined) setStep(wrong);
    return errorsOf(refusal);
  };

  const goTo = (target: number) => {
    entered.current = target;
    setStep(target);
  };
  // Not in a later frame: a visitor who types on at once would be taken out of the field.
  useLayoutEffect(() => {
    if (entered.current === step) document.getElementById(`${id}-step-${step}`)?.focus();
    entered.current = undefined;
  }, [id, step]);

  const onSubmit = (
    event: SubmitEvent<HTMLFormElement>,
    api: FormApi<FormValues>,
    handle: (event: SubmitEvent<HTMLFormElement>) => unknown,
  ) => {
    if (step === last) {
      void handle(event);
    } else {
      event.preventDefault();
      if (Object.keys(stepFaults(steps[step]!, api.getState().errors ?? {})).length === 0)
        return goTo(step + 1);
      setTried(step);
    }
    focusFirstFault(event.currentTarget);
  };

  return (
    <StatefulForm<FormValues>
      onSubmit={send}
      validate={(values) => wrongFields(form, values)}
      initialValues={answer?.values ?? { ...emptyValues(form), ...props.initial }}
      initialValuesEqual={() => true}
      subscription={{ submitting: true, submitFailed: true, hasValidationErrors: true }}
    >
      {({ form: api, handleSubmit, submitting, submitFailed, hasValidationErrors }) => {
        const outcome = submitting
          ? undefined
          : submitFailed && hasValidationErrors
            ? 'refused'
            : sender.refusal?.kind;
        const isTried = (index: number) => index <= tried;
        const context = {
          form,
          id,
          serverFaults,
          choices: { ...siteChoices, ...props.choices },
          hints,
          pending,
        };
        return (
          <form
            ref={element}
            className={s.form}
            method="post"
            encType={hasFiles ? 'multipart/form-data' : undefined}
            action={action}
            noValidate
            aria-busy={submitting}
            data-draft={name}
            onSubmit={(event) => onSubmit(event, api, handleSubmit)}
          >
            <HiddenFields session={answer?.session} subject={subject} />
            {answer && (
              <FormContext value={{ ...context, isTried: false }}>
                <FormMessage outcome={outcome} isAnswer />
              </FormContext>
            )}
            {last > 0 && <FormSteps steps={steps} current={step} onBack={goTo} />}
            {steps.map(({ name: part, groups }, index) => (
              <FormContext key={part} value={{ ...context, isTried: isTried(index) }}>
                <div
                  id={`${id}-step-${index}`}
                  tabIndex={last > 0 ? -1 : undefined}
                  className={index === step ? s.step : s.elsewhere}
                >
                  <FormGroups groups={groups} />
                </div>
              </FormContext>
            ))}
            <div className={s.end}>
              {!answer && (
                <FormContext value={{ ...context, isTried: false }}>
                  <FormMessage outcome={outcome} />
                </FormContext>
              )}
              <OfflineNotice name={name} form={api} accepted={accepted} isOffline={outcome === 'offline'} />
              {captchaWanted && !submitting && (
                <Captcha
                  isOwn={captchaWanted === 'own'}
                  onSolved={(proof) => {
                    captcha.current = proof;
                    void api.submit();
                  }}
                />
              )}
              <div className={s.buttons}>
                <Button
                  type="submit"
                  variant="accent"
                  className={step === last ? s.submit : s.submitLater}
                  aria-disabled={submitting}
                >
                  {formatMessage({ id: submitting ? 'form.sending' : (form.send ?? 'form.send') })}
                </Button>
                {step < last && (
                  <Button type="submit" variant="accent" className={s.next}>
                    {formatMessage({ id: 'form.next' })}
                  </Button>
                )}
                {step > 0 && (
                  <Button type="button" variant="secondary" onClick={() => goTo(step - 1)}>
                    {formatMessage({ id: 'form.back' })}
                  </Button>
                )}
              </div>
            </div>
            <Draft name={name} idempotencyKey={idempotencyKey} accepted={accepted} restore={!answer} />
          </form>
        );
      }}
    </StatefulForm>
  );
}

/** After one that was not taken, none is shown until the visitor sends the form again: the site's own solves and sends by itself. */
function wantedCaptcha(refusal: FormRefusal | undefined): 'configured' | 'own' | undefined {
  if (refusal?.kind === 'own-captcha') return 'own';
  return refusal?.kind === 'captcha' ? 'configured' : undefined;
}

/** A refusal as errors of final-form: by field, or for the whole form. */
function errorsOf(refusal: FormRefusal | undefined): Record<string, string> | undefined {
  if (refusal?.kind === 'refused') return refusal.faults as Record<string, string>;
  return refusal && { [FORM_ERROR]: refusal.kind };
}

/** Rendered after the fields, so that they are registered when its effect runs. */
function Draft(options: Omit<Parameters<typeof useDraft>[0], 'form'>) {
  // The form that is handed to render is another object each time: the draft would be put back over what was changed since.
  useDraft({ ...options, form: useForm<FormValues>() });
  return null;
}
