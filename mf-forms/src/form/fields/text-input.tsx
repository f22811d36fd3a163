import { useIntl } from 'react-intl';
import { longestText } from 'shared-kit/contracts/api/forms/fields-schema';
import { TextArea } from 'shared-kit/ui/text-area/text-area';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useEffect, useState } from 'react';
import { useHost } from 'composer/host';
import { useFormContext, FieldLabel, useLabel, useFormField } from '../form-context.tsx';
import type { FieldDescription, TextDescription } from '../form-description.ts';

/** A single-line text field. */
export function TextInput({ field, className }: { field: TextDescription; className?: string | undefined }) {
  const { name, type = 'text', autoComplete = 'off', inputMode, unit, echo, suggests: Suggestions } = field;
  const { input, error, autoFocus, isRequired, id } = useFormField(name);
  const hint = useHint(field);
  const echoed = useEcho(echo, String(input.value));
  const label = useLabel(field);
  const textField = (
    <TextField
      {...input}
      id={id}
      list={Suggestions && `${id}-list`}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      className={className}
      label={<FieldLabel text={unit ? `${label} (${unit})` : label} isRequired={isRequired} />}
      hint={echo ? <span aria-live="polite">{echoed || hint}</span> : hint}
      error={error}
      aria-required={isRequired || undefined}
      autoFocus={autoFocus}
    />
  );
  return Suggestions ? (
    <>
      {textField}
      <Suggestions id={`${id}-list`} />
    </>
  ) : (
    textField
  );
}

/** Several lines of text. */
export function LongText({ field }: { field: FieldDescription }) {
  const { input, error, autoFocus, isRequired, id } = useFormField(field.name);
  const hint = useHint(field);
  const left = useCharactersLeft(field.name, String(input.value));
  const label = useLabel(field);
  return (
    <TextArea
      {...input}
      id={id}
      label={<FieldLabel text={label} isRequired={isRequired} />}
      hint={<span aria-live="polite">{left ?? hint}</span>}
      error={error}
      aria-required={isRequired || undefined}
      autoFocus={autoFocus}
    />
  );
}

/** In the last tenth of what a text may be long: how much of it is left, counted as the schema counts. */
function useCharactersLeft(name: string, value: string): string | undefined {
  const { formatMessage } = useIntl();
  const { form } = useFormContext();
  const most = longestText(form.schema, name);
  const left = most === undefined ? Infinity : most - value.normalize('NFC').trim().length;
  return left >= 0 && left <= most! / 10
    ? formatMessage({ id: 'field.charactersLeft' }, { left })
    : undefined;
}

/** What stands below a field: the page's own hint, or that of the form. */
function useHint({ name, hint }: FieldDescription): string | undefined {
  const { formatMessage } = useIntl();
  const { hints } = useFormContext();
  return hints[name] ?? (hint && formatMessage({ id: hint }));
}

/** What is written in a field, said otherwise; empty until its code is there, and where there is nothing to say. */
function useEcho(echo: TextDescription['echo'], value: string): string {
  const { language } = useHost();
  const [said, setSaid] = useState({ value: '', text: '' });
  useEffect(() => {
    if (!echo || !value) return;
    let isCurrent = true;
    void echo(value, language).then(
      (text) => isCurrent && setSaid({ value, text }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [echo, value, language]);
  return said.value === value ? said.text : '';
}
