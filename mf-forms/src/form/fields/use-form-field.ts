import { useField } from 'react-final-form';
import type { UseFieldConfig } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { FieldFault } from 'shared-kit/forms/refusal';
import { fieldId, useFormContext } from '../form-context.ts';
import { faultText } from './fault-text.ts';

/**
 * A field of the form with its error message. Before the first attempt to send only a field that was edited and left shows
 * an error, afterwards every invalid field.
 */
export function useFormField(name: string, config: UseFieldConfig = {}) {
  const intl = useIntl();
  const { form, id, serverFaults, isTried } = useFormContext();
  const { input, meta } = useField(name, { ...config, subscription: SUBSCRIPTION });
  const fault = shownFault(meta, isTried) ?? (meta.modified ? undefined : serverFaults[name]);
  const isFirst = !meta.modified && Object.keys(serverFaults)[0] === name;
  const told = fault && faultText(form, name, fault, input.value, intl.messages);
  return {
    id: fieldId(id, name),
    input,
    error: told && intl.formatMessage({ id: told.id }, told.values),
    autoFocus: isFirst,
    isRequired: form.required.has(name),
  };
}

const SUBSCRIPTION = {
  value: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
  submitFailed: true,
  touched: true,
  modified: true,
} as const;

function shownFault(
  meta: {
    error?: FieldFault;
    submitError?: FieldFault;
    dirtySinceLastSubmit?: boolean;
    submitFailed?: boolean;
    touched?: boolean;
    modified?: boolean;
  },
  isTried: boolean,
): FieldFault | undefined {
  const tried = isTried || meta.submitFailed || (meta.touched && meta.modified);
  if (tried && meta.error) return meta.error;
  return meta.dirtySinceLastSubmit ? undefined : meta.submitError;
}
