import { contactFieldsSchema, REQUIRED } from 'shared-kit/contracts/api/forms';
import type { FieldFaults } from 'shared-kit/forms/refusal';
import type { FormValues } from './form-values.ts';

/** Validates the form with the schema that the API uses. */
export function wrongFields(values: FormValues): FieldFaults {
  const { error } = contactFieldsSchema.safeParse(values);
  const faults: FieldFaults = {};
  for (const { path, message } of error?.issues ?? [])
    faults[String(path[0])] ??= message === REQUIRED ? 'required' : 'invalid';
  return faults;
}
