import { useIntl } from 'react-intl';
import { useFormContext } from '../form-context.ts';
import type { Choice } from '../form-context.ts';
import type { AnyChoice } from '../form-description.ts';

/** The choices of a field: those of its description in words, or those that the page hands in. */
export function useChoices({ name, values, words = name }: AnyChoice): readonly Choice[] {
  const { formatMessage } = useIntl();
  const { choices } = useFormContext();
  return (
    values?.map((value) => ({ value, label: formatMessage({ id: `${words}.${value}` }) })) ??
    choices[name] ??
    []
  );
}
