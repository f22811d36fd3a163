import type { ComponentType } from 'react';
import type { FormCommandId } from 'shared-kit/contracts/api/commands';
import { REQUIRED } from 'shared-kit/contracts/api/forms/form-fields';
import type { fieldFault } from 'shared-kit/contracts/api/forms/form-fields';
import type { RequiredFields } from 'shared-kit/contracts/api/forms/required-fields';
import type { Condition } from 'shared-kit/domain/condition';
import type { Language } from 'shared-kit/domain/languages';
import type { UsedLinks } from 'composer/contract';
import { FORM_NAMES } from 'shared-kit/contracts/api/forms/required-fields';
import type { Site } from 'shared-kit/contracts/api/site';

/** What a field holds: text, any number of choices, or a ticked box. */
export type FieldValue = string | string[] | boolean;
export type FormValues = Record<string, FieldValue>;

interface AnyField {
  name: string;
  /** Message of the label; by default `field.<name>`. */
  label?: string;
  /** Message below the field. */
  hint?: string;
  /** Required where it is asked for at all, by a rule of the schema; of others the schema tells it. */
  isRequired?: boolean;
  /** The field is asked for only where this holds of the other fields (product V12). */
  when?: Condition;
}

/** One line of text. */
export interface TextDescription extends AnyField {
  kind: 'text';
  type?: 'text' | 'email' | 'tel' | 'date';
  /** Autofill hint for browsers. */
  autoComplete?: string;
  inputMode?: 'numeric';
  /** Shown behind the value: `m²`, `€`. */
  unit?: string;
  /** What is written, said otherwise below the field as one writes; empty where there is nothing to say. Code for it may come late. */
  echo?: (value: string, language: Language) => Promise<string>;
  /** What it may be, as the list (`datalist`, with this id) that the browser offers. */
  suggests?: ComponentType<{ id: string }>;
}

/** A field with choices to choose from. */
export interface AnyChoice extends AnyField {
  /** Values whose labels are the messages `<name>.<value>`; without them the page hands in `choices`. */
  values?: readonly string[];
  /** Group of messages of the values' labels, if other than the field's name. */
  words?: string;
  /** What a `select` or `choice` holds before anything is chosen. */
  initial?: string;
}

/** One choice (`choice`, `select`) or any number (`choices`) out of those named, or of those that the page hands in. */
export interface ChoiceDescription extends AnyChoice {
  kind: 'choice' | 'choices' | 'select';
}

/** Any number of choices among many. */
export interface ManyDescription extends AnyChoice {
  kind: 'many';
  shows: ComponentType<{ field: ManyDescription }>;
}

/** Files that the visitor sends; the value holds their references. */
export interface FilesDescription extends AnyField {
  kind: 'files';
  accept: 'pictures' | 'documents';
  most: number;
  shows: ComponentType<{ field: FilesDescription }>;
}

/** Two numbers, `<name>Min` and `<name>Max`. */
export interface RangeDescription extends AnyField {
  kind: 'range';
  unit?: string;
  shows: ComponentType<{ field: RangeDescription }>;
}

/** What few forms ask for brings its component (`shows`), so that the code of the others is without it. */
export type FieldDescription =
  | TextDescription
  | ChoiceDescription
  | FilesDescription
  | ManyDescription
  | RangeDescription
  | (AnyField & { kind: 'long-text' })
  | (AnyField & { kind: 'consent' | 'privacy' })
  /** A text that the form asks for in a way of its own, or (`note`) something that it shows between its fields. */
  | (AnyField & { kind: 'own' | 'note'; shows: ComponentType<{ field: AnyField }> });

/** Fields side by side where there is room: `pair` and `ranges` alike, `street` and `town` by the length of what goes in, `thirds` short ones. */
export interface FieldRow {
  layout: 'one' | 'pair' | 'ranges' | 'thirds' | 'street' | 'town' | 'consents';
  fields: readonly FieldDescription[];
}

export interface FieldGroup {
  /** Message of the heading. The page may hand in a hint by it, which stands below the heading. */
  title?: string;
  rows: readonly FieldRow[];
  /** Folded until the visitor opens it: nothing in it is required. */
  isFolded?: boolean;
}

/** Part of a form that is shown by itself where scripts run; without them all steps are one page. */
export interface FormStep {
  /** Name of the step: its title is the message `step.<name>`. */
  name: string;
  groups: readonly FieldGroup[];
}

/** A violation of the schema, of which `fieldFault` reads what it means. */
type SchemaIssue = Parameters<typeof fieldFault>[0] & { path: readonly PropertyKey[] };

/** What the engine needs of a schema of the contract. */
interface Schema {
  safeParse(values: unknown): {
    error?: { issues: readonly SchemaIssue[] } | undefined;
  };
}

/** A form: what it asks, how it is checked, and where it is sent. */
export interface FormDescription {
  /** Also names its draft in the browser. */
  name: string;
  command: FormCommandId;
  schema: Schema;
  steps: readonly FormStep[];
  /** Page after the form is accepted. */
  thanks: keyof UsedLinks;
  /** Message of the button; by default `form.send`. */
  send?: string;
  /** Message of an attempt that failed; by default `outcome.unsent`. */
  unsent?: string;
  /** Messages of faults that differ from those of other forms: `<field>.<fault>` to message. */
  faults?: Readonly<Record<string, string>>;
}

/** A form with what follows from its description. */
export interface Form extends FormDescription {
  fields: readonly FieldDescription[];
  /** Fields that are refused when empty. */
  required: ReadonlySet<string>;
  /** What the agency requires, or does without, other than the schema says. */
  changes?: RequiredFields;
}

/** Completes the description of a form. */
export function defineForm(description: FormDescription): Form {
  const fields = description.steps.flatMap(({ groups }) => groups).flatMap(listFields);
  const { error } = description.schema.safeParse({});
  const empty = (error?.issues ?? []).filter(({ message }) => message === REQUIRED);
  const required = [
    ...empty.map(({ path }) => String(path[0])),
    ...fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  ];
  return { ...description, fields, required: new Set(required) };
}

export const listFields = ({ rows }: FieldGroup): FieldDescription[] => rows.flatMap(({ fields }) => fields);

/** Names of the values of a field. */
export function valueNames(field: FieldDescription): string[] {
  if (field.kind === 'note') return [];
  return field.kind === 'range' ? [`${field.name}Min`, `${field.name}Max`] : [field.name];
}

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
