import { useEffect, useRef, useState } from 'react';
import { LARGEST_FILE, LARGEST_TOTAL, refusalOfFile, totalSize } from '../domain/uploaded-file.ts';
import type { UploadFault } from '../domain/uploaded-file.ts';
import type { Upload, Uploaded } from './upload-file.ts';

/** A file that is on its way, or was not kept. */
export interface ComingFile {
  key: number;
  name: string;
  size: number;
  /** Between 0 and 1: how much of it has been sent. */
  progress: number;
  /** `lost`: the page was left before it was kept. */
  fault?: UploadFault | 'lost';
}

/** Files that are sent at the same time. */
const AT_ONCE = 2;

interface Options {
  field: string;
  most: number;
  /** References of kept files, and what stands for those that the server refused. */
  value: readonly string[];
  onChange(value: string[]): void;
  /** The form waits for these before it is sent. */
  pending: Set<Promise<unknown>>;
  /** Under which name the tab remembers files on their way: those that ended with the page are shown as lost. */
  memory?: string | undefined;
}

/** Files of a field, and what can be done with them. */
export interface Uploads extends Pick<Options, 'field' | 'most' | 'value'> {
  coming: readonly ComingFile[];
  add(files: readonly File[]): void;
  /** Takes a file back that is on its way or was not kept. */
  cancel(key: number): void;
  /** Takes a kept file back. */
  remove(text: string): void;
  /** As `value` is now, and whether a file that is shown was refused: once `pending` has settled, also before the page shows it. */
  now(): { value: readonly string[]; isAnyRefused: boolean };
}

/** Sends files as they are chosen, so that the form itself has only their references. */
export function useUploads({ field, most, value, onChange, pending, memory }: Options): Uploads {
  const [coming, setComing] = useState<readonly ComingFile[]>([]);
  const shown = useRef(coming);
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
    const [all, later] = [aborts.current, waiting.current];
    return () => {
      for (const { done } of later.splice(0)) done();
      all.forEach((abort) => abort.abort());
    };
  }, []);

  useEffect(() => {
    const lost = memory ? readNames(memory) : [];
    if (lost.length === 0) return;
    const files = lost.map((name): ComingFile => {
      return { key: nextKey.current++, name, size: 0, progress: 0, fault: 'lost' };
    });
    shown.current = [...shown.current, ...files];
    setComing(shown.current);
  }, [memory]);
  useEffect(() => {
    if (memory)
      keepNames(
        memory,
        coming.filter(({ fault }) => !fault).map(({ name }) => name),
      );
  }, [memory, coming]);

  const show = (files: readonly ComingFile[]) => {
    shown.current = files;
    setComing(files);
  };
  const change = (key: number, changes: Partial<ComingFile>) =>
    show(shown.current.map((file) => (file.key === key ? { ...file, ...changes } : file)));
  const drop = (key: number) => show(shown.current.filter((file) => file.key !== key));
  const keep = (texts: string[]) => {
    current.current = texts;
    onChange(texts);
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
    field,
    most,
    value,
    coming,
    add(files) {
      const good = shown.current.filter(({ fault }) => !fault);
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
      show([...good, ...added]);
      for (let n = 0; n < AT_ONCE; n++) void sendNext();
    },
    cancel(key) {
      const place = waiting.current.findIndex(({ entry }) => entry.key === key);
      if (place >= 0) waiting.current.splice(place, 1)[0]!.done();
      aborts.current.get(key)?.abort();
      drop(key);
    },
    remove(text) {
      keep(current.current.filter((other) => other !== text));
    },
    now: () => ({
      value: current.current,
      isAnyRefused: current.current.some(refusalOfFile) || shown.current.some(({ fault }) => fault),
    }),
  };
}

/** Its code comes with the first file. */
const upload = (options: Upload): Promise<Uploaded> =>
  import('./upload-file.ts').then(
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

function readNames(memory: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(memory) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function keepNames(memory: string, names: readonly string[]): void {
  try {
    if (names.length > 0) sessionStorage.setItem(memory, JSON.stringify(names));
    else sessionStorage.removeItem(memory);
  } catch {
    // Storage is full or not accessible: what is lost then is not said.
  }
}
