import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldFaults } from 'shared-kit/forms/refusal';
import type { FormStep } from './form-description.ts';
import { stepFaults } from './step-faults.ts';

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
