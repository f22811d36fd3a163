import { useUploads } from 'shared-kit/forms/use-uploads';
import { draftKey } from 'shared-kit/forms/waiting-form';
import { FileChooser } from 'shared-kit/ui/file-chooser/file-chooser';
import { useIntl } from 'react-intl';
import { useFormContext, FieldLabel, useLabel, useFormField } from '../form-context.tsx';
import type { FilesDescription } from '../form-description.ts';

/** Files of a form (product U1). */
export function FilesInput({ field }: { field: FilesDescription }) {
  const { formatMessage } = useIntl();
  const { name, pending } = useFormContext();
  const { input, error, autoFocus, isRequired, id } = useFormField(field.name);
  const label = useLabel(field);
  const { accept, most, hint } = field;
  const uploads = useUploads({
    field: field.name,
    most,
    value: (input.value || []) as string[],
    onChange: input.onChange,
    pending,
    memory: `${draftKey(name)}.${field.name}`,
  });
  return (
    <FileChooser
      id={id}
      uploads={uploads}
      accept={accept}
      label={<FieldLabel text={label} isRequired={isRequired} />}
      listLabel={label}
      hint={hint && formatMessage({ id: hint }, { most })}
      error={error}
      autoFocus={autoFocus}
    />
  );
}
