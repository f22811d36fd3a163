import { fileReference, refusedFile } from '../../domain/uploaded-file.ts';
import type { ComingFile, Uploads } from '../../forms/use-uploads.ts';
import { FileChooser } from './file-chooser.tsx';

const reference = (name: string, size: number) => fileReference({ id: 'A'.repeat(22), size, name });

/** As they stand while nobody does anything. */
const createUploads = (value: string[], coming: ComingFile[] = [], most = 5): Uploads => ({
  field: 'files',
  most,
  value,
  coming,
  add() {},
  cancel() {},
  remove() {},
  now: () => ({ value, isAnyRefused: false }),
});

const label = { label: 'Documents', listLabel: 'Documents' };
const coming: ComingFile[] = [
  { key: 1, name: 'plan-du-rez-de-chaussée.jpg', size: 3_400_000, progress: 0.4 },
  { key: 2, name: 'film.mov', size: 84_000_000, progress: 0, fault: 'too-large' },
];

export default {
  documents: <FileChooser {...label} uploads={createUploads([])} accept="documents" />,
  photos: <FileChooser {...label} label="Photos" uploads={createUploads([], [], 10)} accept="pictures" />,
  'with files': (
    <FileChooser
      {...label}
      uploads={createUploads([reference('attestation-du-sol.pdf', 1_450_000)], coming)}
      accept="documents"
    />
  ),
  'with an error': (
    <FileChooser
      {...label}
      uploads={createUploads([refusedFile('type', 'programme.exe')])}
      accept="documents"
      error="Ce fichier ne peut pas être envoyé"
    />
  ),
};
