import { Router } from 'express';
import { openApiText } from './openapi-text.ts';

/** `GET /api/openapi.json`. */
export function openApiRouter(): Router {
  const text = openApiText();
  const router = Router();
  router.get('/api/openapi.json', (_request, response) => {
    response.set('cache-control', 'public, max-age=300').type('json').send(text);
  });
  return router;
}
