import { Field } from './field.tsx';

export default {
  'any control': <Field label="Date">{(control) => <input type="date" {...control} />}</Field>,
  'with a hint': (
    <Field label="Date" hint="Entre lundi et samedi">
      {(control) => <input type="date" {...control} />}
    </Field>
  ),
  'with an error': (
    <Field label="Date" hint="Entre lundi et samedi" error="choisissez une date">
      {(control) => <input type="date" {...control} />}
    </Field>
  ),
};
