import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import type { FieldFaults } from 'shared-kit/forms/refusal';
import { useFaultTitle } from 'shared-kit/forms/form-sending';
import { Notice } from 'shared-kit/ui/notice/notice';
import { fieldId, useFormContext } from './form-context.tsx';
import { valueNames, type FormStep } from './form-description.ts';
import type { FormRefusal } from './send-form.ts';
import { stepFaults } from './form-steps.tsx';
import s from './form-view.module.css';

/** Result of the submission as a message (product V7, X2), with the fields that are wrong. */
export function FormMessage({
  outcome,
  isAnswer = false,
}: {
  outcome: FormRefusal['kind'] | 'step' | undefined;
  /** Of a form that was sent without scripts, which has no captcha. */
  isAnswer?: boolean;
}) {
  const { formatMessage } = useIntl();
  const { agency } = useHost().site;
  const { form } = useFormContext();
  const messageId = (outcome === 'unsent' && form.unsent) || `outcome.${outcome}`;
  const isShownElsewhere =
    outcome === 'offline' || outcome === 'own-captcha' || (outcome === 'captcha' && !isAnswer);
  const isFault = outcome && outcome !== 'confirm' && !isShownElsewhere;
  useFaultTitle(isFault ? formatMessage({ id: 'form.faulty' }) : undefined);
  if (!outcome || isShownElsewhere) return null;
  return (
    <div className={s.message}>
      <Notice
        kind={outcome === 'confirm' ? 'info' : 'error'}
        title={<span className={s.outcome}>{formatMessage({ id: messageId })}</span>}
      >
        {outcome !== 'refused' && outcome !== 'step' && outcome !== 'confirm' && agency.phone && (
          <p>{formatMessage({ id: 'outcome.call' }, { phone: agency.phone })}</p>
        )}
      </Notice>
      {outcome === 'refused' && <WrongFields />}
    </div>
  );
}

/** Says that the visitor cannot go on from a step, once they have tried. */
export function StepMessage({ step }: { step: FormStep }) {
  const { isTried } = useFormContext();
  const { errors = {} } = useFormState({ subscription: { errors: true } });
  const isWrong = isTried && Object.keys(stepFaults(step, errors)).length > 0;
  return <FormMessage outcome={isWrong ? 'step' : undefined} />;
}

/** Beside the announcement, so that it is not announced anew with each field that is put right. */
function WrongFields() {
  const { formatMessage } = useIntl();
  const { form, id, serverFaults } = useFormContext();
  const state = useFormState({ subscription: { errors: true, submitErrors: true, submitFailed: true } });
  const faults: FieldFaults = {
    ...serverFaults,
    ...state.submitErrors,
    ...(state.submitFailed ? state.errors : undefined),
  };
  const wrong = form.fields.flatMap((field) =>
    valueNames(field).flatMap((name) => (faults[name] ? [{ field, name }] : [])),
  );
  if (wrong.length === 0) return null;
  return (
    <ul className={s.wrong} role="list" aria-label={formatMessage({ id: 'outcome.wrongFields' })}>
      {wrong.map(({ field, name }) => (
        <li key={name}>
          <a href={`#${fieldId(id, name)}`}>
            {formatMessage({
              id: field.kind === 'privacy' ? 'field.privacy.short' : (field.label ?? `field.${field.name}`),
            })}
          </a>
        </li>
      ))}
    </ul>
  );
}
