import type { InputHTMLAttributes, Ref } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import s from './text-field.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {
  ref?: Ref<HTMLInputElement>;
  /** Shape of an icon before the text. */
  shape?: string;
}

/** One line of text with its label, hint and error. */
export function TextField({ label, hideLabel, shape, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} {...{ label, hideLabel, hint, error, className }}>
      {(control) => (
        <span className={s.box}>
          {shape && <Icon shape={shape} className={s.icon} />}
          <input {...input} {...control} className={s.input} />
        </span>
      )}
    </Field>
  );
}
