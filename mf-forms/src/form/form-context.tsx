import { createContext, use } from 'react';
import type { FieldFaults, FieldFault } from 'shared-kit/forms/refusal';
import type { Form, FormDescription, FieldDescription } from './form-description.ts';
import { useField, type UseFieldConfig } from 'react-final-form';
import { useIntl } from 'react-intl';
import { longestText } from 'shared-kit/contracts/api/forms/fields-schema';
import { unprintable } from 'shared-kit/domain/texts';
import s from './fields/fields.module.css';

/** A choice and its label. */
export interface Choice {
  value: string;
  label: string;
}

/** What the fields of a form know of it. */
export interface FormContextValue {
  form: Form;
  /** Storage key of its draft. */
  name: string;
  /** Unique on the page: begins the ids of the fields. */
  id: string;
  /** Errors that the server found in a form sent without JavaScript. */
  serverFaults: FieldFaults;
  /** Whether the visitor tried to go on from here: every wrong field then shows its error. */
  isTried: boolean;
  /** Choices that the page hands in, by field. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** Hints that the page hands in, by field or by the title of a group. */
  hints: Readonly<Record<string, string>>;
  /** What is on its way and has to arrive before the form is sent. */
  pending: Set<Promise<unknown>>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field belongs into a form');
  return context;
}

/** Id of a field, to which the list of wrong fields leads. */
export const fieldId = (id: string, name: string) => `${id}-${name}`;

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

/** A message and what it says of the value. */
interface FaultText {
  id: string;
  values?: { most: number; over: number } | { characters: string };
}

/** Message of a fault: the form's own, that of the field, that of a bound, or a general one. */
function faultText(
  { faults, schema }: Pick<FormDescription, 'faults' | 'schema'>,
  name: string,
  fault: FieldFault,
  value: unknown,
  messages: object,
): FaultText {
  const own = faults?.[`${name}.${fault}`];
  if (own) return { id: own };
  const ofField = `fault.${name}.${fault}`;
  if (ofField in messages) return { id: ofField };
  if (fault === 'invalid' && /M(?:in|ax)$/.test(name))
    return { id: name.endsWith('Max') ? 'fault.range' : 'fault.number' };
  return { id: `fault.${fault}`, ...about(fault, String(value), longestText(schema, name)) };
}

function about(fault: FieldFault, typed: string, most = 0): Pick<FaultText, 'values'> {
  const text = typed.normalize('NFC').trim();
  if (fault === 'too-long') return { values: { most, over: Math.max(1, text.length - most) } };
  if (fault === 'unprintable') return { values: { characters: named(unprintable(text)) } };
  return {};
}

const MOST_NAMED = 10;

/** Characters as a visitor finds them in the text; what cannot be seen is named by its code. */
const named = (characters: readonly string[]): string =>
  characters
    .slice(0, MOST_NAMED)
    .map((character) =>
      /[\p{C}\p{Z}\p{M}]/u.test(character)
        ? `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
        : character,
    )
    .join(' ');

/** The label of a field in words. */
export function useLabel({ name, label }: Pick<FieldDescription, 'name' | 'label'>): string {
  return useIntl().formatMessage({ id: label ?? `field.${name}` });
}

/** A label, which says so when the field may stay empty. */
export function FieldLabel({ text, isRequired }: { text: string; isRequired: boolean }) {
  const { formatMessage } = useIntl();
  if (isRequired) return text;
  return (
    <>
      {text} <span className={s.optional}>{formatMessage({ id: 'form.optional' })}</span>
    </>
  );
}
