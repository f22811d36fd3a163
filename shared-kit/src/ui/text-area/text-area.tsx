import type { TextareaHTMLAttributes } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import s from './text-area.module.css';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & Omit<FieldTexts, 'hideLabel'>;

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Field id={area.id} {...{ label, hint, error, className }}>
      {(control) => <textarea rows={5} {...area} {...control} className={s.area} />}
    </Field>
  );
}
