import type { ReactNode } from 'react';
import type { Uploads } from '../../forms/use-uploads.ts';
import { FileItem } from './file-item.tsx';
import { KeptFile } from './kept-file.tsx';
import s from './file-chooser.module.css';

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
