import { createContext, use } from 'react';
import type { FieldFaults } from 'shared-kit/forms/refusal';
import type { Form } from './form-description.ts';

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
