import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { DOCUMENT_ACCEPT, PICTURE_ACCEPT, refusalOfFile } from '../../domain/uploaded-file.ts';
import type { Uploads } from '../../forms/use-uploads.ts';
import { classNames } from '../class-names.tsx';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { camera, documentIcon } from '../../domain/icon-shapes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { untilThere } from '../until-there.tsx';
import s from './file-chooser.module.css';

/** Its code comes with the first file. Until it is there files are sent, but cannot be taken back. */
const ChosenFiles = lazy(() => untilThere(() => import('./chosen-files.tsx')));

interface FileChooserProps extends FieldTexts {
  id?: string;
  uploads: Uploads;
  /** What may be chosen. */
  accept: 'pictures' | 'documents';
  /** Names the list of chosen files. */
  listLabel: string;
  autoFocus?: boolean | undefined;
}

/**
 * Files to be chosen or dropped, and taken back (product U1). Without scripts they are sent with their form, and can be unticked when it
 * comes back. Texts: group `files`.
 */
export function FileChooser({
  id,
  uploads,
  accept,
  listLabel,
  autoFocus,
  hint,
  error,
  ...label
}: FileChooserProps) {
  const { formatMessage } = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { field, most, value, coming, add } = uploads;

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

  const word = accept === 'pictures' ? 'photos' : 'documents';
  const kept = value.filter((text) => !refusalOfFile(text)).length;
  return (
    <div className={s.field}>
      <Field
        {...label}
        id={id}
        hint={hint ?? formatMessage({ id: `files.hint.${word}` }, { most })}
        error={error}
      >
        {(control) => (
          <div
            className={classNames(s.zone, isOver && s.over)}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          >
            <input
              {...control}
              ref={chooser}
              className={s.chooser}
              type="file"
              name={field}
              multiple={most > 1}
              accept={accept === 'pictures' ? PICTURE_ACCEPT : DOCUMENT_ACCEPT}
              autoFocus={autoFocus}
              onChange={(event) => take(event.currentTarget.files)}
            />
            <span className={s.invitation} aria-hidden="true">
              <Icon shape={accept === 'pictures' ? camera : documentIcon} />
              {formatMessage({ id: `files.choose.${word}` }, { most })}
            </span>
          </div>
        )}
      </Field>
      {value.length + coming.length > 0 && (
        <Suspense>
          <ChosenFiles uploads={uploads} label={listLabel} onRemoved={() => chooser.current?.focus()} />
        </Suspense>
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
