import { useIntl } from 'react-intl';
import { classNames } from 'shared-kit/ui/class-names';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldFaults } from 'shared-kit/forms/refusal';
import { type FormStep, listFields, valueNames } from './form-description.ts';
import s from './form-steps.module.css';

/** How far the visitor is; steps that lie behind can be gone back to. */
export function FormSteps({
  steps,
  current,
  onBack,
}: {
  steps: readonly FormStep[];
  current: number;
  onBack(step: number): void;
}) {
  const { formatMessage } = useIntl();
  return (
    <nav className={s.steps} aria-label={formatMessage({ id: 'step.progress' })}>
      <ol className={s.list} role="list">
        {steps.map(({ name }, index) => (
          <li
            key={name}
            className={classNames(s.step, index <= current && s.reached)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={s.number} aria-hidden="true">
              {index + 1}
            </span>
            {index < current ? (
              <button type="button" className={s.back} onClick={() => onBack(index)}>
                {formatMessage({ id: `step.${name}` })}
              </button>
            ) : (
              <span>{formatMessage({ id: `step.${name}` })}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where the visitor is in a form of one step or more. */
export interface StepProgress {
  step: number;
  isLast: boolean;
  /** Whether the visitor tried to go on from a step: every wrong field there shows its error. */
  isTried(step: number): boolean;
  /** Id of the element that a step is in. */
  stepId(step: number): string;
  /** The visitor goes to a step: it gets the focus. */
  goTo(step: number): void;
  /** They go on where nothing in this step is wrong. Returns whether they did. */
  goOn(faults: FieldFaults): boolean;
  /** Shows a step, and leaves the focus where it is. */
  show(step: number): void;
}

/** @param id of the form, unique on the page */
export function useFormSteps(steps: readonly FormStep[], id: string): StepProgress {
  const [step, show] = useState(0);
  const [tried, setTried] = useState(-1);
  /** Step that the visitor has just gone to. */
  const entered = useRef<number>(undefined);
  const stepId = (index: number) => `${id}-step-${index}`;
  const goTo = (target: number) => {
    entered.current = target;
    show(target);
  };
  // Not in a later frame: a visitor who types on at once would be taken out of the field.
  useLayoutEffect(() => {
    if (entered.current === step) document.getElementById(`${id}-step-${step}`)?.focus();
    entered.current = undefined;
  }, [id, step]);
  return {
    step,
    isLast: step === steps.length - 1,
    isTried: (index) => index <= tried,
    stepId,
    goTo,
    goOn(faults) {
      const isRight = Object.keys(stepFaults(steps[step]!, faults)).length === 0;
      if (isRight) goTo(step + 1);
      else setTried(step);
      return isRight;
    },
    show,
  };
}

/** The faults of the fields of one step. */
export function stepFaults({ groups }: FormStep, faults: FieldFaults): FieldFaults {
  const names = groups.flatMap(listFields).flatMap(valueNames);
  return Object.fromEntries(names.filter((name) => faults[name]).map((name) => [name, faults[name]]));
}

/** The first step with a fault; undefined without one. */
export function firstWrongStep(steps: readonly FormStep[], faults: FieldFaults): number | undefined {
  const wrong = steps.findIndex((step) => Object.keys(stepFaults(step, faults)).length > 0);
  return wrong < 0 ? undefined : wrong;
}
