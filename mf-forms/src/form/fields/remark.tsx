import { useIntl } from 'react-intl';
import { TextArea } from 'shared-kit/ui/text-area/text-area';
import { OptionalLabel } from './text-input.tsx';
import { useFormField } from './use-form-field.ts';

/** The visitor's message. */
export function Remark({ hint }: { hint: string }) {
  const { formatMessage } = useIntl();
  const { input, error, autoFocus } = useFormField('remark');
  return (
    <TextArea
      {...input}
      label={<OptionalLabel label={formatMessage({ id: 'field.remark' })} />}
      hint={hint}
      error={error}
      autoFocus={autoFocus}
    />
  );
}
