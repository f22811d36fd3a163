import type { Response } from 'express';

/** Seconds after which a crawler may ask again. */
const RETRY_AFTER = '60';

/** The data or the code behind the file cannot be had now: a crawler that is told so keeps what it has. */
export function sendNotNow(response: Response): void {
  response
    .status(503)
    .set({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER })
    .type('text')
    .send('Not available now');
}

export function sendUnknown(response: Response): void {
  response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
}
