import { useEffect, useRef, useState } from 'react';
import { LARGEST_FILE, LARGEST_TOTAL, refusalOfFile, totalSize } from 'shared-kit/domain/uploaded-file';
import type { UploadFault } from 'shared-kit/domain/uploaded-file';
import type { Upload, Uploaded } from 'shared-kit/forms/upload-file';

/** A file that is on its way, or was not kept. */
export interface ComingFile {
  key: number;
  name: string;
  size: number;
  /** Between 0 and 1: how much of it has been sent. */
  progress: number;
  fault?: UploadFault;
}

/** Files that are sent at the same time. */
const AT_ONCE = 2;

interface Options {
  field: string;
  most: number;
  /** References of kept files. */
  value: readonly string[];
  onChange(value: string[]): void;
  /** The form waits for these before it is sent. */
  pending: Set<Promise<unknown>>;
}

/** Sends files as they are chosen, so that the form itself has only their references. */
export function useUploads({ field, most, value, onChange, pending }: Options) {
  const [coming, setComing] = useState<readonly ComingFile[]>([]);
  const current = useRef(value);
  const waiting = useRef<{ file: File; entry: ComingFile; done: () => void }[]>([]);
  const running = useRef(0);
  const nextKey = useRef(0);
  /** Ends what is on its way: one by one, or all when the form is left. */
  const aborts = useRef(new Map<number, AbortController>());
  useEffect(() => {
    current.current = value;
  });
  useEffect(() => {
    const all = aborts.current;
    return () => all.forEach((abort) => abort.abort());
  }, []);

  const change = (key: number, changes: Partial<ComingFile>) =>
    setComing((files) => files.map((file) => (file.key === key ? { ...file, ...changes } : file)));
  const drop = (key: number) => setComing((files) => files.filter((file) => file.key !== key));
  const keep = (references: string[]) => {
    current.current = references;
    onChange(references);
  };

  async function sendNext(): Promise<void> {
    const next = running.current < AT_ONCE ? waiting.current.shift() : undefined;
    if (!next) return;
    const { key } = next.entry;
    running.current++;
    const abort = new AbortController();
    aborts.current.set(key, abort);
    const answer = await upload({
      file: next.file,
      field,
      onProgress: (progress) => change(key, { progress }),
      signal: abort.signal,
    });
    aborts.current.delete(key);
    running.current--;
    if ('reference' in answer) {
      drop(key);
      keep([...current.current, answer.reference]);
    } else if (!abort.signal.aborted) {
      change(key, answer);
    }
    next.done();
    void sendNext();
  }

  return {
    coming,
    add(files: readonly File[]) {
      const good = coming.filter(({ fault }) => !fault);
      let count = current.current.filter((text) => !refusalOfFile(text)).length + good.length;
      let size = totalSize(current.current) + good.reduce((sum, file) => sum + file.size, 0);
      const added = files.map((file): ComingFile => {
        const fault = faultBefore(file, { isFull: count >= most, left: LARGEST_TOTAL - size });
        if (!fault) {
          count++;
          size += file.size;
        }
        const entry = { key: nextKey.current++, name: file.name, size: file.size, progress: 0 };
        if (fault) return { ...entry, fault };
        const sent = new Promise<void>((done) => waiting.current.push({ file, entry, done }));
        pending.add(sent);
        void sent.then(() => pending.delete(sent));
        return entry;
      });
      setComing([...good, ...added]);
      for (let n = 0; n < AT_ONCE; n++) void sendNext();
    },
    /** Takes a file back that is on its way or was not kept. */
    cancel(key: number) {
      const place = waiting.current.findIndex(({ entry }) => entry.key === key);
      if (place >= 0) waiting.current.splice(place, 1)[0]!.done();
      aborts.current.get(key)?.abort();
      drop(key);
    },
    remove(reference: string) {
      keep(current.current.filter((other) => other !== reference));
    },
  };
}

/** Its code comes with the first file. */
const upload = (options: Upload): Promise<Uploaded> =>
  import('shared-kit/forms/upload-file').then(
    ({ uploadFile }) => uploadFile(options),
    () => ({ fault: 'unsent' }),
  );

/** What is known to be wrong before anything is sent. */
function faultBefore(
  { size }: File,
  { isFull, left }: { isFull: boolean; left: number },
): UploadFault | undefined {
  if (size === 0) return 'empty';
  if (size > LARGEST_FILE) return 'too-large';
  if (isFull || size > left) return 'too-many';
  return undefined;
}
