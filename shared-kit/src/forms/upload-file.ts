import { UPLOAD_FAULTS } from '../domain/uploaded-file.ts';
import type { UploadFault } from '../domain/uploaded-file.ts';

/** The reference of the kept file, or why it was not kept. */
export type Uploaded = { reference: string } | { fault: UploadFault };

/** A file and what its sending needs. */
export interface Upload {
  file: File;
  /** Field of the form that the file is for. */
  field: string;
  /** Between 0 and 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends a file to the API; never throws. Not by `fetch`, which does not tell how much has been sent. */
export function uploadFile({ file, field, onProgress, signal }: Upload): Promise<Uploaded> {
  if (signal.aborted) return Promise.resolve({ fault: 'unsent' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set(field, file);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(parseAnswer(request.status, request.responseText));
    request.onerror = request.onabort = () => resolve({ fault: 'unsent' });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/api/uploads');
    request.send(body);
  });
}

function parseAnswer(status: number, text: string): Uploaded {
  if (status === 413) return { fault: 'too-large' };
  try {
    const answer = JSON.parse(text) as { file?: string; errors?: { messageKey: string }[] };
    if (status === 200 && answer.file) return { reference: answer.file };
    const told = answer.errors?.[0]?.messageKey;
    return { fault: UPLOAD_FAULTS.find((fault) => fault === told) ?? 'unsent' };
  } catch {
    return { fault: 'unsent' };
  }
}
