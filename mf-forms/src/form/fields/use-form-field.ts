import { createContext, use } from 'react';
import { useField } from 'react-final-form';
import type { UseFieldConfig } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { ContactFieldName } from 'shared-kit/contracts/api/forms';
import type { FieldFault, FieldFaults } from 'shared-kit/forms/refusal';

/** Errors that the server found in a form sent without JavaScript. */
export const ServerFaults = createContext<FieldFaults>({});

/** Errors with a text of their own; the others get a general one. */
const OWN_TEXTS = new Set(['email.invalid', 'phone.invalid']);

/**
 * A field of the form with its error message. Before the first submission only a field that was edited and left shows
 * an error, afterwards every invalid field.
 */
export function useFormField(name: ContactFieldName, config: UseFieldConfig = {}) {
  const { formatMessage } = useIntl();
  const serverFaults = use(ServerFaults);
  const { input, meta } = useField(name, { ...config, subscription: SUBSCRIPTION });
  const fault = shownFault(meta) ?? (meta.modified ? undefined : serverFaults[name]);
  const isFirst = !meta.modified && Object.keys(serverFaults)[0] === name;
  return { input, error: fault && formatMessage({ id: faultText(name, fault) }), autoFocus: isFirst };
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

function shownFault(meta: {
  error?: FieldFault;
  submitError?: FieldFault;
  dirtySinceLastSubmit?: boolean;
  submitFailed?: boolean;
  touched?: boolean;
  modified?: boolean;
}): FieldFault | undefined {
  const tried = meta.submitFailed || (meta.touched && meta.modified);
  if (tried && meta.error) return meta.error;
  return meta.dirtySinceLastSubmit ? undefined : meta.submitError;
}

const faultText = (name: string, fault: FieldFault) =>
  fault === 'required' || OWN_TEXTS.has(`${name}.${fault}`) ? `fault.${name}.${fault}` : 'fault.invalid';
