import { Router } from 'express';
import { openApiText } from './openapi-document.ts';

/** `GET /api/openapi.json`. */
export function openApiRouter(): Router {
  const router = Router();
  let text: string | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    text ??= openApiText();
    response.set('cache-control', 'public, max-age=300').type('json').send(text);
  });
  return router;
}
