import type { Request, Response } from 'express';
import { sendProblem } from '../http/problem.ts';
import type { FormRefusal, GatewaySite } from '../site.ts';
import { plainPage } from './plain-page.ts';

/** The API did not take the files of a form: it refused them with this status, or does not answer (503). */
export class FilesRefused extends Error {
  override name = 'FilesRefused';
  readonly status: number;
  /** There are more bytes than any form may have. */
  readonly isTooLarge: boolean;
  constructor(
    status: number,
    { isTooLarge = status === 413, cause }: { isTooLarge?: boolean; cause?: unknown },
  ) {
    super(`The files of a form are not taken: ${status}`, { cause });
    this.status = status;
    this.isTooLarge = isTooLarge;
  }
}

/** Codes of problems, for programs. */
const CODES: Record<FormRefusal, string> = {
  away: 'unavailable',
  busy: 'too-many-requests',
  'too-large': 'invalid-input',
  unreadable: 'invalid-input',
};

/** Says that a form that was sent without scripts was not taken: as a page, and to programs as a problem. */
export function refuseForm(
  request: Request,
  response: Response,
  {
    status,
    reason,
    site,
  }: {
    status: number;
    reason: FormRefusal;
    site: Pick<GatewaySite, 'languages' | 'defaultLanguage' | 'texts'>;
  },
): void {
  if (!request.accepts('html'))
    return sendProblem(request, response, status, CODES[reason], 'The files of the form are not taken');
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type('html')
    .send(plainPage(request, site.texts.formRefused[reason], site));
}
