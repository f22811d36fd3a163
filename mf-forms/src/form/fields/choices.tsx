import { useField } from 'react-final-form';
import type { ContactFieldName } from 'shared-kit/contracts/api/forms';
import s from './fields.module.css';

interface Props {
  name: ContactFieldName;
  legend: React.ReactNode;
  /** `radio`: one choice; `checkbox`: any number. */
  type: 'radio' | 'checkbox';
  choices: readonly { value: string; label: string }[];
}

/** A few choices side by side, each large enough for a thumb. */
export function Choices({ name, legend, type, choices }: Props) {
  return (
    <fieldset className={s.choices}>
      <legend className={s.legend}>{legend}</legend>
      <div className={s.row}>
        {choices.map((choice) => (
          <Choice key={choice.value} name={name} type={type} {...choice} />
        ))}
      </div>
    </fieldset>
  );
}

function Choice({
  name,
  type,
  value,
  label,
}: Pick<Props, 'name' | 'type'> & { value: string; label: string }) {
  const { input } = useField(name, { type, value, subscription: { value: true } });
  return (
    <label className={s.choice}>
      <input {...input} className={s.mark} />
      {label}
    </label>
  );
}
