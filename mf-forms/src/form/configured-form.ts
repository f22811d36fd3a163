import { FORM_NAMES } from 'shared-kit/contracts/api/forms/form-names';
import type { RequiredFields } from 'shared-kit/contracts/api/forms/required-fields';
import type { Site } from 'shared-kit/contracts/api/site';
import { valueNames } from './form-description.ts';
import type { Form } from './form-description.ts';

const known = new WeakMap<Form, WeakMap<object, Form>>();

/** A form with the fields that the agency requires (product V44); made once for each configuration. */
export function configuredForm(form: Form, { requiredFields }: Pick<Site, 'requiredFields'>): Form {
  const changes = requiredFields?.[FORM_NAMES[form.command]];
  if (!changes) return form;
  const made = known.get(form) ?? new WeakMap<object, Form>();
  known.set(form, made);
  const configured = made.get(changes) ?? { ...form, required: changed(form, changes), changes };
  made.set(changes, configured);
  return configured;
}

/** The fields that are required once the agency's wishes hold. */
function changed({ fields, required }: Form, changes: RequiredFields): Set<string> {
  const names = fields.flatMap(valueNames);
  return new Set(names.filter((name) => changes[name] ?? required.has(name)));
}
