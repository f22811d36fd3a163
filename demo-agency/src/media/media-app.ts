import express, { type Express, type Response } from 'express';
import { renderDocument } from '../documents/render-document.ts';
import { DOCUMENTS_PATH, documentOfFile } from '../addresses/document-address.ts';
import { PICTURES_PATH, sceneOfFile } from '../addresses/picture-address.ts';
import { standInsRouter } from '../third-parties/stand-ins.ts';
import { renderPicture } from '../scenes/render-picture.ts';

/** Stands for the server with an agency's pictures and documents. */
export function mediaApp(): Express {
  const app = express().disable('x-powered-by');
  app.get('/readyz', (_request, response) => void response.send('ready\n'));
  app.get(`${PICTURES_PATH}/:file`, async ({ params }, response) => {
    const scene = sceneOfFile(params.file);
    send(response, 'image/jpeg', scene && (await renderPicture(scene)));
  });
  app.get(`${DOCUMENTS_PATH}/:file`, async ({ params }, response) => {
    const name = documentOfFile(params.file);
    send(response, 'application/pdf', name && (await renderDocument(name)));
  });
  app.use(standInsRouter());
  return app;
}

/** The content of a name never changes. */
function send(response: Response, type: string, bytes: Buffer | undefined): void {
  if (!bytes) return void response.status(404).type('text').send('There is no such file.\n');
  response.set({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': type }).send(bytes);
}
