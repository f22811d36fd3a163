import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import { UPLOAD_PATH, UPLOADED_FORM_PATH } from 'shared-kit/contracts/api/uploads';
import {
  fileName,
  fileReference,
  refusedFile,
  typeOfFile,
  type FileType,
  type UploadFault,
} from 'shared-kit/domain/uploaded-file';
import type { Database } from '../../database/database.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { noForeignOrigin } from '../../http/own-origin.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { computeSender } from '../../http/sender.ts';
import { isNoFile, receiveForm, type FormPart, type IncomingFile } from './incoming/receive-form.ts';
import { answerExpired } from '../../http/expired-link.ts';
import { exhaustedLimit, uploadSlots, type UploadLimit } from './upload-limits.ts';
import { idOfExpiringToken } from '../../mail/expiring-token.ts';
import { UploadRefused } from './upload-refused.ts';
import type { Uploads } from './uploads.ts';

interface RouterOptions {
  database: Database;
  uploads: Uploads;
  /** Folder of files on their way. */
  spool: string;
  publicUrl?: string | undefined;
}

/** `POST /api/uploads`, `POST /api/uploads/form` and `GET /api/uploads/{token}` (product U1, U2). */
export function uploadsRouter({ database, uploads, spool, publicUrl }: RouterOptions): Router {
  const router = Router();
  const inSlot = uploadSlots();
  router.use(UPLOAD_PATH, noForeignOrigin(publicUrl));

  async function receive<Result>(
    request: Request,
    work: (parts: readonly FormPart[], sender: string) => Promise<Result>,
    atLimit: (limit: UploadLimit) => UploadFault,
  ): Promise<Result> {
    const sender = computeSender(request.ip ?? '', await siteSecret(database, 'forms'));
    return inSlot(sender, async () => {
      const limit = await exhaustedLimit(database, sender);
      return receiveForm(request, spool, (parts) => work(parts, sender), limit && atLimit(limit));
    });
  }

  /** A reference, or why there is none. */
  const kept = async (file: IncomingFile, sender: string) => {
    try {
      return { reference: fileReference(await uploads.keep(file, sender)) };
    } catch (error) {
      if (error instanceof UploadRefused) return { fault: error.fault };
      throw error;
    }
  };

  router.post(UPLOAD_PATH, async (request, response) => {
    const file = await receive(
      request,
      async (parts, sender) => {
        const [part, ...more] = parts;
        if (part?.kind !== 'file' || more.length > 0)
          throw new ApiFault('invalid-input', [
            { field: 'body', rule: 'one file and nothing else', messageKey: 'invalid' },
          ]);
        const { reference, fault } = await kept(part.file, sender);
        if (reference === undefined) throw toApiFault(part.name, fault);
        return reference;
      },
      refuseAtLimit,
    );
    response.set('cache-control', 'no-store').json({ file });
  });

  router.post(UPLOADED_FORM_PATH, async (request, response) => {
    const fields = await receive(
      request,
      async (parts, sender) => {
        const pairs: [string, string][] = [];
        for (const part of parts) {
          if (part.kind === 'field') {
            pairs.push([part.name, part.value]);
            continue;
          }
          if (isNoFile(part.file)) continue;
          const { reference, fault } = await kept(part.file, sender);
          pairs.push([part.name, reference ?? refusedFile(fault, fileName(part.file.givenName))]);
        }
        return pairs;
        // What was typed comes back to the visitor, also where there is no room for files (product U1, U5).
      },
      () => 'storage',
    );
    response.set('cache-control', 'no-store').json({ fields });
  });

  router.get(`${UPLOAD_PATH}/:token`, async (request, response) => {
    const opened = await idOfExpiringToken(database, 'uploads', request.params.token);
    if (opened?.isExpired) return answerExpired(request, response);
    const upload = opened && (await uploads.open(opened.id));
    if (!upload) throw new ApiFault('not-found');
    sendAsFile(response, upload);
    await pipeline(upload.bytes, response).catch((error: unknown) => {
      // Nothing can be said any more: the connection ends before the file does.
      response.destroy();
      request.log.error({ err: error }, 'a file of a visitor cannot be read');
    });
  });
  return router;
}

const MEDIA_TYPES: Record<FileType, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Saved, never shown: a file of a visitor is nothing that this site says. */
function sendAsFile(response: Response, { name, size }: { name: string; size: number }): void {
  response
    .attachment(name)
    .type(MEDIA_TYPES[typeOfFile(name) ?? 'pdf'])
    .set({
      'content-length': String(size),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
}

const RULES: Record<UploadFault, string> = {
  empty: 'not empty',
  'too-large': 'max 10 MB',
  'too-many': 'fewer files',
  type: 'one of pdf, jpg, png, webp, heic by its content',
  damaged: 'a whole picture of at most 50 megapixels',
  infected: 'without viruses',
  unchecked: 'checked for viruses, which is not possible now',
  storage: 'room on the disk, of which there is none now',
  unsent: 'sent whole',
};

/** A file that comes alone is not even read. */
function refuseAtLimit(limit: UploadLimit): never {
  throw limit === 'sender'
    ? new ApiFault('too-many-requests', undefined, 3600)
    : toApiFault('body', 'storage');
}

/** What is wrong with the file is the visitor's matter; what is wrong here is not. */
const toApiFault = (field: string, fault: UploadFault) =>
  new ApiFault(fault === 'unchecked' || fault === 'storage' ? 'upload-impossible' : 'invalid-input', [
    { field, rule: RULES[fault], messageKey: fault },
  ]);
