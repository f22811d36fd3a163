import { conditionHolds } from 'shared-kit/domain/condition';
import { fieldFault } from 'shared-kit/contracts/api/forms/form-fields';
import { isBlank } from 'shared-kit/contracts/api/forms/required-fields';
import type { FieldFaults } from 'shared-kit/forms/refusal';
import {
  valueNames,
  type FieldDescription,
  type FieldValue,
  type Form,
  type FormValues,
} from './form-description.ts';

/** A form that nothing was written into. */
export function emptyValues({ fields }: Form): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => valueNames(field).map((name) => [name, emptyValue(field)])),
  );
}

/** Values of a form sent without JavaScript, where an unchecked box is absent. */
export function readValues({ fields }: Form, sent: URLSearchParams): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => valueNames(field).map((name) => [name, valueIn(sent, field, name)])),
  );
}

/** What is sent: fields that are not asked for are left empty, whatever was written into them before. */
export function askedValues(form: Form, values: FormValues): FormValues {
  const asked = { ...values };
  for (const field of form.fields)
    if (!isAsked(field, values)) for (const name of valueNames(field)) asked[name] = emptyValue(field);
  return asked;
}

/** Whether a field is asked for, given the others (product V12). */
export const isAsked = ({ when }: FieldDescription, values: FormValues): boolean =>
  when === undefined || conditionHolds(when, values);

function emptyValue(field: FieldDescription): FieldValue {
  switch (field.kind) {
    case 'choices':
    case 'many':
    case 'files':
      return [];
    case 'consent':
    case 'privacy':
      return false;
    case 'select':
    case 'choice':
      return field.initial ?? '';
    default:
      return '';
  }
}

function valueIn(sent: URLSearchParams, field: FieldDescription, name: string): FieldValue {
  const empty = emptyValue(field);
  if (Array.isArray(empty)) return sent.getAll(name);
  if (typeof empty === 'boolean') return sent.has(name);
  return sent.get(name) ?? empty;
}

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

/** An id out of an address or a form; undefined for anything else. */
export const sentId = (text: string | null): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
