import { REQUIRED } from 'shared-kit/contracts/api/forms/form-fields';
import type { FieldFaults } from 'shared-kit/forms/refusal';
import type { Form, FormValues } from './form-description.ts';
import { askedValues } from './form-values.ts';

/** Validates the form with the schema that the API uses; the faults are in the order of the fields. */
export function wrongFields(form: Form, values: FormValues): FieldFaults {
  const { error } = form.schema.safeParse(askedValues(form, values));
  const faults: FieldFaults = {};
  for (const { path, message } of error?.issues ?? [])
    faults[String(path[0])] ??= message === REQUIRED ? 'required' : 'invalid';
  return faults;
}
