import { contactFieldsSchema, REQUIRED } from 'shared-kit/contracts/api/forms';
import type { FormValues } from './form-values.ts';

/** What is wrong with a field: left empty, or not what it should be. */
export type FieldFault = 'required' | 'invalid';

/** Faults by field name; fields that are right are absent. */
export type FieldFaults = Partial<Record<string, FieldFault>>;

/** Checks the form by the schema that the API checks it with. */
export function wrongFields(values: FormValues): FieldFaults {
  const { error } = contactFieldsSchema.safeParse(values);
  const faults: FieldFaults = {};
  for (const { path, message } of error?.issues ?? [])
    faults[String(path[0])] ??= message === REQUIRED ? 'required' : 'invalid';
  return faults;
}
