import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { ContentSource } from './content-store.ts';
import { findVideo, type ContentVideo } from './content-videos.ts';
import { storedFile } from './stored-files.ts';

interface VideosDependencies {
  database: Database;
  content: ContentSource;
  dataFolder: string;
}

/** `GET /media/videos/{id}`: the videos of banners, in parts as players ask for them (product F8). */
export function videosRouter({ database, content, dataFolder }: VideosDependencies): Router {
  const router = Router();
  const folder = join(dataFolder, 'videos');

  router.get('/media/videos/:id', async (request, response, next) => {
    const video = findVideo((await content.current()).content, request.params.id);
    if (!video) throw new ApiFault('not-found');
    await copyOfStored(database, video, folder);
    const options = { root: folder, maxAge: '1y', immutable: true, dotfiles: 'deny' } as const;
    response.type(video.mimetype).sendFile(video.id, options, (error) => {
      if (!error || response.headersSent) return;
      response.removeHeader('cache-control');
      next(error);
    });
  });

  return router;
}

/** Parts are sent from a file; the video itself lies in the database, which every copy of the API reads. */
async function copyOfStored(database: Database, { id, source }: ContentVideo, folder: string): Promise<void> {
  const file = join(folder, id);
  if (existsSync(file)) return;
  const bytes = await storedFile(database, source);
  if (!bytes) throw new ApiFault('not-found');
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
