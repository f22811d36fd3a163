import type { FieldFaults } from 'shared-kit/forms/refusal';
import { fieldsOf, valueNames } from './form-description.ts';
import type { FormStep } from './form-description.ts';

/** The faults of the fields of one step. */
export function stepFaults({ groups }: FormStep, faults: FieldFaults): FieldFaults {
  const names = groups.flatMap(fieldsOf).flatMap(valueNames);
  return Object.fromEntries(names.filter((name) => faults[name]).map((name) => [name, faults[name]]));
}

/** The first step with a fault; undefined without one. */
export function firstWrongStep(steps: readonly FormStep[], faults: FieldFaults): number | undefined {
  const wrong = steps.findIndex((step) => Object.keys(stepFaults(step, faults)).length > 0);
  return wrong < 0 ? undefined : wrong;
}
