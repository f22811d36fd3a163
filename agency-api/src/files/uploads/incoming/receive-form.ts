import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import {
  LARGEST_FILE,
  LARGEST_FORM,
  LARGEST_TOTAL,
  MOST_FILES,
  type UploadFault,
} from 'shared-kit/domain/uploaded-file';
import { ApiFault } from '../../../http/api-fault.ts';
import { UploadRefused } from '../upload-refused.ts';
import { SpoolFile } from './spool-file.ts';

/** A part of a form: a field, or a file that lies in the spool folder. */
export type FormPart =
  { kind: 'field'; name: string; value: string } | { kind: 'file'; name: string; file: IncomingFile };

export interface IncomingFile {
  /** As the visitor's browser calls it. */
  givenName: string;
  /** Absent where nothing was sent. */
  path: string;
  size: number;
  isTooLarge: boolean;
  /** Why it was not written, or may not be kept. */
  fault: unknown;
}

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 20_000,
  fields: 300,
  fileSize: LARGEST_FILE,
  files: 300,
  parts: 600,
  headerPairs: 20,
  headerSize: 4_000,
};
/** Files beyond number and bytes are read to their end and dropped, so that the visitor is told of each and keeps what was typed; this is too much. */
const LARGEST_BODY = LARGEST_FORM;

type Request = Readable & { headers: IncomingHttpHeaders };

/**
 * Takes a multipart form off the line: files go to the disk as they come, and `work` gets all parts once the form is whole. Whatever
 * happens, nothing is left in the folder afterwards. Throws `ApiFault` for what is no such form or is too large.
 * @param refused why no file may be kept now: they are read and dropped
 */
export async function receiveForm<Result>(
  request: Request,
  folder: string,
  work: (parts: readonly FormPart[]) => Promise<Result>,
  refused?: UploadFault,
): Promise<Result> {
  // A visitor may leave before anything is read.
  request.on('error', () => undefined);
  const own = join(folder, randomUUID());
  await mkdir(own, { recursive: true, mode: 0o700 });
  try {
    return await work(await receiveParts(request, own, refused));
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function receiveParts(request: Request, folder: string, refused?: UploadFault): Promise<FormPart[]> {
  const parser = parserFor(request);
  const parts: (FormPart | (() => FormPart))[] = [];
  const spools: SpoolFile[] = [];
  const budget = { left: refused ? 0 : LARGEST_TOTAL };
  let excess: string | undefined;
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) excess = 'a field';
    else parts.push({ kind: 'field', name, value });
  });
  parser.on('file', (name, stream, givenName) => {
    const spool = new SpoolFile(join(folder, String(spools.length)), budget);
    spools.push(spool);
    stream.pipe(spool);
    // The end of the line ends its files too.
    stream.once('error', () => spool.destroy());
    parts.push(() => ({
      kind: 'file',
      name,
      file: {
        givenName: givenName ?? '',
        path: spool.path,
        size: spool.size,
        isTooLarge: stream.truncated,
        fault: spool.fault,
      },
    }));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => (excess = 'the number of fields or files'));
  try {
    await pipeline(request, bodyLimit, parser);
  } catch (error) {
    for (const spool of spools) spool.destroy();
    await Promise.all(spools.map(closed));
    if (error instanceof ApiFault || request.errored) throw error;
    throw notAForm();
  }
  await Promise.all(spools.map(closed));
  if (excess) throw tooMuch(excess);
  return withinLimits(
    parts.map((part) => (typeof part === 'function' ? part() : part)),
    refused,
  );
}

/** Files that may not be kept say so. */
function withinLimits(parts: FormPart[], refused: UploadFault | undefined): FormPart[] {
  let files = 0;
  return parts.map((part) => {
    if (part.kind === 'field' || isNoFile(part.file)) return part;
    const fault = refused ?? (++files > MOST_FILES ? 'too-many' : undefined);
    return fault ? { ...part, file: { ...part.file, fault: new UploadRefused(fault) } } : part;
  });
}

/** A field for files that was left empty comes as a file without name and bytes. */
export const isNoFile = ({ givenName, size, fault }: IncomingFile): boolean =>
  givenName === '' && size === 0 && fault === undefined;

const closed = (spool: SpoolFile) => finished(spool).catch(() => undefined);

function parserFor({ headers }: Request) {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data;/i.test(type)) throw notAForm();
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: LIMITS });
  } catch {
    throw notAForm();
  }
}

async function* bodyLimit(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw tooMuch('the body');
    yield chunk;
  }
}

const notAForm = () =>
  new ApiFault('invalid-input', [{ field: 'body', rule: 'multipart/form-data', messageKey: 'invalid' }]);
const tooMuch = (what: string) =>
  new ApiFault('invalid-input', [{ field: 'body', rule: `${what} is too large`, messageKey: 'too-large' }]);
