import type { ReactNode } from 'react';
import type { Uploads } from '../../forms/use-uploads.ts';
import s from './file-chooser.module.css';
import { useIntl } from 'react-intl';
import { refusalOfFile, uploadedFile, type UploadFault } from '../../domain/uploaded-file.ts';
import { Icon } from '../icon/icon.tsx';
import { camera, close, documentIcon, warning } from '../../domain/icon-shapes.ts';
import { fileSize } from '../../domain/numbers.ts';

interface ChosenFilesProps {
  uploads: Uploads;
  /** Names the list. */
  label: string;
  /** Called when a file was taken back, whose button has gone. */
  onRemoved(): void;
}

/** The files of a field: kept, on their way, or refused. */
export default function ChosenFiles({ uploads, label, onRemoved }: ChosenFilesProps): ReactNode {
  const { field, most, value, coming, cancel, remove } = uploads;
  const removal = (act: () => void) => () => {
    act();
    onRemoved();
  };
  return (
    <ul className={s.list} role="list" aria-label={label}>
      {keyed(value).map(([key, text]) => (
        <KeptFile key={key} text={text} name={field} most={most} onRemove={removal(() => remove(text))} />
      ))}
      {coming.map(({ key, name, size, progress, fault }) => (
        <FileItem
          key={key}
          name={name}
          size={size}
          progress={fault ? undefined : progress}
          fault={fault}
          most={most}
          onRemove={removal(() => cancel(key))}
        />
      ))}
    </ul>
  );
}

/** Files of the same name that were refused for the same reason have the same text. */
const keyed = (texts: readonly string[]): [key: string, text: string][] =>
  texts.map((text, index) => [
    `${texts.slice(0, index).filter((other) => other === text).length}/${text}`,
    text,
  ]);

interface Props {
  name: string;
  /** In bytes. */
  size?: number;
  /** Between 0 and 1 while it is being sent. */
  progress?: number | undefined;
  fault?: UploadFault | 'lost' | undefined;
  /** How many the field takes. */
  most: number;
  /** Takes it back, where scripts run. */
  onRemove?: (() => void) | undefined;
  /** Before the name: what takes it back without scripts. */
  children?: ReactNode;
}

/** A chosen file: kept, on its way, or refused. */
export function FileItem({ name, size, progress, fault, most, onRemove, children }: Props) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id }, { name, most });
  const shape = fault ? warning : /\.pdf$/i.test(name) ? documentIcon : camera;
  return (
    <li className={fault ? s.refused : s.item}>
      {children}
      <Icon shape={shape} className={s.icon} />
      <span className={s.about}>
        <span className={s.name}>{name}</span>
        {fault ? (
          <span className={s.fault}>{text(`files.fault.${fault}`)}</span>
        ) : progress === undefined ? (
          size !== undefined && (
            <span className={s.size}>
              {fileSize(size, intl.locale, (figure, maximumFractionDigits) =>
                intl.formatNumber(figure, { maximumFractionDigits }),
              )}
            </span>
          )
        ) : (
          <progress className={s.progress} value={progress} aria-label={text('files.sending')} />
        )}
      </span>
      {onRemove && (
        <button type="button" className={s.remove} aria-label={text('files.remove')} onClick={onRemove}>
          <Icon shape={close} />
        </button>
      )}
    </li>
  );
}

interface KeptFileProps {
  /** A reference, or why the server refused the file. */
  text: string;
  /** Of the form's field. */
  name: string;
  most: number;
  onRemove(): void;
}

/** A file that the API has, which a form without scripts sends again unless it is unticked; or one that the server refused. */
export function KeptFile({ text, name, most, onRemove }: KeptFileProps) {
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
