import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  DOCUMENT_ACCEPT,
  PICTURE_ACCEPT,
  refusalOfFile,
  uploadedFile,
} from 'shared-kit/domain/uploaded-file';
import { classNames } from 'shared-kit/ui/class-names';
import { Icon } from 'shared-kit/ui/icon/icon';
import { camera, documentIcon } from 'shared-kit/ui/icon/shapes';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { FieldLabel, useLabel } from '../fields/field-label.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useFormContext } from '../form-context.ts';
import type { FilesDescription } from '../form-description.ts';
import { FileItem } from './file-item.tsx';
import { useUploads } from './use-uploads.ts';
import s from './files.module.css';

/** Files to be chosen or dropped (product U1). Without scripts they are sent with the form, and can be unticked when it comes back. */
export function FilesInput({ field }: { field: FilesDescription }) {
  const { formatMessage } = useIntl();
  const { pending } = useFormContext();
  const { input, error, autoFocus, isRequired, id } = useFormField(field.name);
  const label = useLabel(field);
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const value = (input.value || []) as string[];
  const { accept, most } = field;
  const { coming, add, cancel, remove } = useUploads({
    field: field.name,
    most,
    value,
    onChange: input.onChange,
    pending,
  });

  const take = (files: FileList | null | undefined) => {
    if (!files || files.length === 0) return;
    add([...files]);
    if (chooser.current) chooser.current.value = '';
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  // Files that were chosen before the scripts came.
  useEffect(() => latest.current(chooser.current?.files), []);

  const withFocusBack = (act: () => void) => () => {
    act();
    chooser.current?.focus();
  };
  const noteId = `${id}-note`;
  const word = accept === 'pictures' ? 'photos' : 'documents';
  const kept = value.filter((text) => !refusalOfFile(text)).length;
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        <FieldLabel text={label} isRequired={isRequired} />
      </label>
      <div
        className={classNames(s.zone, isOver && s.over)}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <input
          ref={chooser}
          id={id}
          className={s.chooser}
          type="file"
          name={field.name}
          multiple={most > 1}
          accept={accept === 'pictures' ? PICTURE_ACCEPT : DOCUMENT_ACCEPT}
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          autoFocus={autoFocus}
          onChange={(event) => take(event.currentTarget.files)}
        />
        <span className={s.invitation} aria-hidden="true">
          <Icon shape={accept === 'pictures' ? camera : documentIcon} />
          {formatMessage({ id: `files.choose.${word}` }, { most })}
        </span>
      </div>
      <p id={noteId} className={error ? s.error : s.hint}>
        {error ?? formatMessage({ id: field.hint ?? `files.hint.${word}` }, { most })}
      </p>
      {value.length + coming.length > 0 && (
        <ul className={s.list} role="list" aria-label={label}>
          {keyed(value).map(([key, text]) => (
            <KeptFile
              key={key}
              text={text}
              name={field.name}
              most={most}
              onRemove={withFocusBack(() => remove(text))}
            />
          ))}
          {coming.map(({ key, name, size, progress, fault }) => (
            <FileItem
              key={key}
              name={name}
              size={size}
              progress={fault ? undefined : progress}
              fault={fault}
              most={most}
              onRemove={withFocusBack(() => cancel(key))}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">
          {kept + coming.length > 0 &&
            formatMessage(
              { id: 'files.status' },
              {
                kept,
                sending: coming.filter(({ fault }) => !fault).length,
                refused: coming.filter(({ fault }) => fault).length,
              },
            )}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Files of the same name that were refused for the same reason have the same text. */
const keyed = (texts: readonly string[]): [key: string, text: string][] =>
  texts.map((text, index) => [
    `${texts.slice(0, index).filter((other) => other === text).length}/${text}`,
    text,
  ]);

interface KeptFileProps {
  /** A reference, or why the server refused the file. */
  text: string;
  name: string;
  most: number;
  onRemove(): void;
}

function KeptFile({ text, name, most, onRemove }: KeptFileProps) {
  const refused = refusalOfFile(text);
  if (refused) return <FileItem {...refused} most={most} onRemove={onRemove} />;
  const file = uploadedFile(text);
  if (!file) return null;
  return (
    <FileItem name={file.name} size={file.size} most={most} onRemove={onRemove}>
      <input
        type="checkbox"
        className={s.keep}
        name={name}
        value={text}
        defaultChecked
        aria-label={file.name}
      />
    </FileItem>
  );
}
