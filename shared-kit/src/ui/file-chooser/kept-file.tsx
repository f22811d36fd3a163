import { refusalOfFile, uploadedFile } from '../../domain/uploaded-file.ts';
import { FileItem } from './file-item.tsx';
import s from './file-chooser.module.css';

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
