import { request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { Request } from 'express';
import { problemSchema } from 'shared-kit/contracts/api/problem';
import { UPLOADED_FORM_PATH, uploadedFormSchema } from 'shared-kit/contracts/api/uploads';
import type { Availability } from 'composer/gateway';
import { followCall } from '../http/api-parts.ts';
import { UPLOAD_SILENCE } from '../http/proxies.ts';
import { proxiedHeaders } from '../http/visitor-headers.ts';

/** The API refused the files of a form, with this status. */
export class FilesRefused extends Error {
  override name = 'FilesRefused';
  readonly status: number;
  /** There are more bytes than any form may have. */
  readonly isTooLarge: boolean;
  constructor(status: number, body: string) {
    super(`The API answers ${status} to the files of a form`);
    this.status = status;
    this.isTooLarge = status === 413 || saysTooLarge(body);
  }
}

/** The API that takes files. */
export interface FilesApi {
  url: string;
  availability: Availability;
  /** ms for which it may be away before a form ends. */
  patience: number;
}

/**
 * A form with files that was sent without scripts: it goes on to the API as it comes, which keeps the files. Returns the form as plain
 * fields, with references instead of files. Throws `FilesRefused` where the API takes none, `ApiAway` where it is away.
 */
export async function uploadedForm(request: Request, api: FilesApi, origin: string): Promise<string> {
  if (api.availability.isAway) throw api.availability.away();
  const answer = await passOn(request, api, origin);
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new FilesRefused(answer.statusCode ?? 502, body);
  const { fields } = uploadedFormSchema.parse(JSON.parse(body));
  return new URLSearchParams(fields).toString();
}

function saysTooLarge(body: string): boolean {
  try {
    const { errors } = problemSchema.pick({ errors: true }).parse(JSON.parse(body));
    return !!errors?.some(({ messageKey }) => messageKey === 'too-large');
  } catch {
    return false;
  }
}

async function passOn(request: Request, api: FilesApi, origin: string): Promise<IncomingMessage> {
  const url = new URL(UPLOADED_FORM_PATH, api.url);
  const headers = {
    ...proxiedHeaders(request, origin),
    accept: 'application/json',
    'accept-encoding': 'identity',
  };
  const send = url.protocol === 'https:' ? askSecurely : ask;
  const call = send(url, { method: 'POST', headers, timeout: UPLOAD_SILENCE });
  followCall(call, api.availability, api.patience);
  call.once('timeout', () => call.destroy(new Error('The API does not answer')));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
  });
  // The API may answer before it has read everything: what it says counts.
  const sent = pipeline(request, call).then(() => answered);
  return Promise.any([answered, sent]).catch(({ errors }: AggregateError) => {
    throw errors[0];
  });
}
