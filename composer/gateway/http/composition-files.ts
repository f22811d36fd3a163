import type { RequestHandler } from 'express';
import { COMPOSITIONS } from '../../contract/composition-file.ts';
import { encodingFor } from '../encodings/encodings.ts';
import type { Compositions } from '../releases/compositions.ts';
import { cacheControl } from '../releases/snapshot.ts';

const NAME = /^\/[\w-]{22}\.json$/;

/** `/compositions/<hash>.json`: which releases a page was rendered with, for its scripts, or their import map. It never changes. */
export const compositionFiles =
  (compositions: Pick<Compositions, 'file'>): RequestHandler =>
  async (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    const found = NAME.test(request.path) && (await compositions.file(COMPOSITIONS + request.path, request));
    if (!found)
      return void response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
    const encoding = encodingFor(request);
    const body = await found.file.body(encoding);
    response.set({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl(found.audience, 'public, max-age=31536000, immutable'),
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
