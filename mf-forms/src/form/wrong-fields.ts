import { fieldFault } from 'shared-kit/contracts/api/forms/form-fields';
import { isBlank } from 'shared-kit/contracts/api/forms/required-fields';
import type { FieldFaults } from 'shared-kit/forms/refusal';
import type { Form, FormValues } from './form-description.ts';
import { askedValues } from './form-values.ts';

/**
 * Validates the form with the schema that the API uses. What the agency changed is looked at here: the API changes its schema, for which the
 * browser has no code.
 */
export function wrongFields(form: Form, values: FormValues): FieldFaults {
  const asked = askedValues(form, values);
  const { error } = form.schema.safeParse(asked);
  const faults: FieldFaults = {};
  for (const issue of error?.issues ?? []) faults[String(issue.path[0])] ??= fieldFault(issue);
  for (const [name, isRequired] of Object.entries(form.changes ?? {}))
    if (name in asked && isBlank(asked[name])) {
      if (isRequired) faults[name] = 'required';
      else delete faults[name];
    }
  return faults;
}
