import { FORM_NAMES } from 'shared-kit/contracts/api/forms/form-names';
import { withRequired } from 'shared-kit/contracts/api/forms/required-fields';
import type { Site } from 'shared-kit/contracts/api/site';
import { defineForm } from './form-description.ts';
import type { Form } from './form-description.ts';

const known = new WeakMap<Form, WeakMap<object, Form>>();

/** A form with the fields that the agency requires (product V44); made once for each configuration. */
export function configuredForm(form: Form, { requiredFields }: Pick<Site, 'requiredFields'>): Form {
  const changes = requiredFields?.[FORM_NAMES[form.command]];
  if (!changes) return form;
  const made = known.get(form) ?? new WeakMap<object, Form>();
  known.set(form, made);
  const configured =
    made.get(changes) ?? defineForm({ ...form, schema: withRequired(form.schema as never, changes) });
  made.set(changes, configured);
  return configured;
}
