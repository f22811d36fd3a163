import { useFormState } from 'react-final-form';
import type { FieldDescription, FormValues } from '../form-description.ts';
import { isAsked } from '../form-values.ts';
import { Choices, SelectInput } from './choices.tsx';
import { Consent, Privacy } from './consents.tsx';
import s from './fields.module.css';
import { LongText, TextInput } from './text-input.tsx';

/** A field by its description; one with a condition shows only where that holds. Without scripts, where nothing can change, all show. */
export function Field({ field, className }: { field: FieldDescription; className?: string | undefined }) {
  return field.when ? (
    <ConditionalField field={field} className={className} />
  ) : (
    <FieldOfKind field={field} className={className} />
  );
}

function ConditionalField({ field, className }: { field: FieldDescription; className?: string | undefined }) {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const part = <FieldOfKind field={field} className={className} />;
  return isAsked(field, values) ? part : <div className={s.notAsked}>{part}</div>;
}

function FieldOfKind({ field, className }: { field: FieldDescription; className?: string | undefined }) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} className={className} />;
    case 'long-text':
      return <LongText field={field} />;
    case 'choice':
    case 'choices':
      return <Choices field={field} />;
    case 'select':
      return <SelectInput field={field} className={className} />;
    case 'many':
      return <field.shows field={field} />;
    case 'range':
      return <field.shows field={field} />;
    case 'files':
      return <field.shows field={field} />;
    case 'consent':
      return <Consent field={field} />;
    case 'privacy':
      return <Privacy field={field} />;
    case 'own':
    case 'note':
      return <field.shows field={field} />;
  }
}
