import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import type { UploadFault } from '../../domain/uploaded-file.ts';
import { Icon } from '../icon/icon.tsx';
import { camera, close, documentIcon, warning } from '../../domain/icon-shapes.ts';
import { fileSize } from '../../domain/file-size.ts';
import s from './file-chooser.module.css';

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
