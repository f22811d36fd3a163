import { useIntl } from 'react-intl';
import type { FieldDescription } from '../form-description.ts';
import s from './fields.module.css';

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
