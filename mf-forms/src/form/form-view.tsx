import { useId, useRef, type SubmitEvent } from 'react';
import type { FormApi } from 'final-form';
import { Form as StatefulForm, useForm, type FormRenderProps } from 'react-final-form';
import { useIntl } from 'react-intl';
import { focusFirstFault } from 'shared-kit/forms/form-sending';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { Captcha } from './captcha/captcha.tsx';
import { configuredForm } from './form-description.ts';
import { FormContext, type Choice, type FormContextValue } from './form-context.tsx';
import type { Form, FormStep, FormValues } from './form-description.ts';
import { FormGroups } from './form-groups.tsx';
import { FormMessage, StepMessage } from './form-message.tsx';
import { FormSteps, firstWrongStep, useFormSteps, type StepProgress } from './form-steps.tsx';
import { emptyValues, wrongFields } from './form-values.ts';
import { HiddenFields } from './form-session.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import type { VisitorFormAnswer } from './send-form.ts';
import { useSiteChoices } from './fields/choices.tsx';
import { useDraft } from './draft.ts';
import { toErrors, useSending, type Sending, type SendingOptions } from './use-sending.ts';
import s from './form-view.module.css';

interface FormViewProps extends SendingOptions {
  form: Form;
  /** Storage key of the draft; by default the form's name. */
  name?: string;
  /** Action of the form without JavaScript; by default the page itself. */
  action?: string;
  /** What fields hold at first. */
  initial?: FormValues | undefined;
  /** Choices of fields whose description has none. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Hints that depend on the page, by field or by the title of a group. */
  hints?: Readonly<Record<string, string>>;
}

/** What final-form says of the form while it is filled in and sent. */
type State = FormRenderProps<FormValues>;

const NOTHING = {};

/** A form of the site (product V2, V5, V7). Works as a plain form too. */
export function FormView(props: FormViewProps) {
  const form = configuredForm(props.form, useHost().site);
  const { action, answer, subject = NOTHING, hints = NOTHING, name = form.name } = props;
  const siteChoices = useSiteChoices();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const steps = shownSteps(form, answer);
  const progress = useFormSteps(steps, id);
  const website = () => String(new FormData(element.current!).get('website') ?? '');
  const sending = useSending(form, name, website, props);
  const context: FormContextValue = {
    form,
    name,
    id,
    serverFaults: answer?.refusal.faults ?? NOTHING,
    choices: { ...siteChoices, ...props.choices },
    hints,
    pending: sending.pending,
    isTried: false,
  };

  const send = async (_values: FormValues, api: FormApi<FormValues>) => {
    const refusal = await sending.send(api);
    const wrong = refusal && firstWrongStep(steps, refusal.faults);
    if (wrong !== undefined) progress.show(wrong);
    return toErrors(refusal);
  };

  return (
    <StatefulForm<FormValues>
      onSubmit={send}
      validate={(values) => wrongFields(form, values)}
      initialValues={answer?.values ?? { ...emptyValues(form), ...props.initial }}
      initialValuesEqual={() => true}
      subscription={{ submitting: true, submitFailed: true, hasValidationErrors: true }}
    >
      {(state) => {
        const isSending = !!state.submitting;
        const outcome = toOutcome(state, sending);
        const message = (
          <FormContext value={context}>
            <FormMessage outcome={outcome} isAnswer={!!answer} />
          </FormContext>
        );
        return (
          <form
            ref={element}
            className={s.form}
            method="post"
            encType={hasFiles(form) ? 'multipart/form-data' : undefined}
            action={action}
            noValidate
            aria-busy={isSending}
            data-draft={name}
            onSubmit={(event) => goOnOrSend(event, progress, state)}
          >
            <HiddenFields session={answer?.session} subject={subject} />
            {answer && message}
            <Steps steps={steps} progress={progress} context={context} />
            <div className={s.end}>
              <Announcement sending={sending} isSending={isSending} />
              {!progress.isLast && (
                <FormContext value={{ ...context, isTried: progress.isTried(progress.step) }}>
                  <StepMessage step={steps[progress.step]!} />
                </FormContext>
              )}
              {!answer && message}
              <OfflineNotice
                name={name}
                form={state.form}
                accepted={sending.accepted}
                isOffline={outcome === 'offline'}
              />
              {sending.captcha && !isSending && <WantedCaptcha sending={sending} form={state.form} />}
              <Buttons progress={progress} isSending={isSending} send={form.send} />
            </div>
            <Draft
              name={name}
              idempotencyKey={sending.idempotencyKey}
              accepted={sending.accepted}
              restore={!answer}
            />
          </form>
        );
      }}
    </StatefulForm>
  );
}

/** What the server refused is shown whole, so that every fault is in sight. */
const shownSteps = ({ steps }: Form, answer: VisitorFormAnswer | undefined): readonly FormStep[] =>
  answer ? [{ name: 'all', groups: steps.flatMap(({ groups }) => groups) }] : steps;

const hasFiles = ({ fields }: Form): boolean => fields.some(({ kind }) => kind === 'files');

/** What the visitor is told of the last sending, once it has ended. */
function toOutcome({ submitting, submitFailed, hasValidationErrors }: State, { refusal }: Sending) {
  if (submitting) return undefined;
  return submitFailed && hasValidationErrors ? 'refused' : refusal?.kind;
}

/** The last step sends; another one goes on to the next where nothing in it is wrong. What is wrong gets the focus. */
function goOnOrSend(event: SubmitEvent<HTMLFormElement>, progress: StepProgress, state: State): void {
  if (progress.isLast) {
    void state.handleSubmit(event);
  } else {
    event.preventDefault();
    if (progress.goOn(state.form.getState().errors ?? {})) return;
  }
  focusFirstFault(event.currentTarget);
}

/** All steps, of which one is shown, and how far the visitor is. */
function Steps({
  steps,
  progress,
  context,
}: {
  steps: readonly FormStep[];
  progress: StepProgress;
  context: FormContextValue;
}) {
  const { step, stepId, isTried, goTo } = progress;
  const areSeveral = steps.length > 1;
  return (
    <>
      {areSeveral && <FormSteps steps={steps} current={step} onBack={goTo} />}
      {steps.map(({ name, groups }, index) => (
        <FormContext key={name} value={{ ...context, isTried: isTried(index) }}>
          <div
            id={stepId(index)}
            tabIndex={areSeveral ? -1 : undefined}
            className={index === step ? s.step : s.elsewhere}
          >
            <FormGroups groups={groups} />
          </div>
        </FormContext>
      ))}
    </>
  );
}

/** Says how the sending goes. There before the captcha is: what changes in it is announced. */
function Announcement({ sending, isSending }: { sending: Sending; isSending: boolean }) {
  const { formatMessage } = useIntl();
  if (!isSending && !sending.refusal) return null;
  const announced = isSending ? 'form.sending' : sending.captcha && sending.progress;
  return (
    <VisuallyHidden>
      <span role="status">{announced && formatMessage({ id: announced })}</span>
    </VisuallyHidden>
  );
}

/** Sends the form again once it is solved. */
function WantedCaptcha({ sending, form }: { sending: Sending; form: FormApi<FormValues> }) {
  return (
    <Captcha
      isOwn={sending.captcha === 'own'}
      onProgress={sending.setProgress}
      onSolved={(proof) => {
        sending.setProof(proof);
        void form.submit();
      }}
    />
  );
}

interface ButtonsProps {
  progress: StepProgress;
  isSending: boolean;
  /** Message on the button that sends. */
  send: Form['send'];
}

/** What sends is there in every step: without scripts all steps are shown. */
function Buttons({ progress: { step, isLast, goTo }, isSending, send = 'form.send' }: ButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={s.buttons}>
      <Button
        type="submit"
        variant="accent"
        className={isLast ? s.submit : s.submitLater}
        aria-disabled={isSending}
      >
        {formatMessage({ id: isSending ? 'form.sending' : send })}
      </Button>
      {!isLast && (
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
  );
}

/** Rendered after the fields, so that they are registered when its effect runs. */
function Draft(options: Omit<Parameters<typeof useDraft>[0], 'form'>) {
  // The form that is handed to render is another object each time: the draft would be put back over what was changed since.
  useDraft({ ...options, form: useForm<FormValues>() });
  return null;
}
