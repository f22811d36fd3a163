import { Router } from 'express';
import { ApiFault } from '../http/api-fault.ts';
import type { AgencyConfig } from './agency-config.ts';
import { contentVideos } from './content-videos.ts';

/** `GET /media/videos/{id}`: the videos of banners, in parts as players ask for them (product F8). */
export function videosRouter({ config }: { config: Pick<AgencyConfig, 'pages' | 'folder'> }): Router {
  const router = Router();
  const videos = contentVideos(config);

  router.get('/media/videos/:id', (request, response, next) => {
    const video = videos.get(request.params.id);
    if (!video) throw new ApiFault('not-found');
    const options = { root: config.folder, maxAge: '1y', immutable: true, dotfiles: 'deny' } as const;
    response.type(video.mimetype).sendFile(video.source, options, (error) => {
      if (!error || response.headersSent) return;
      response.removeHeader('cache-control');
      next('code' in error && error.code === 'ENOENT' ? new ApiFault('not-found') : error);
    });
  });

  return router;
}
