import type { RequestHandler } from 'express';
import { SITE_FILES } from 'shared-kit/domain/site-files';
import { siteOrigin } from 'composer/gateway';

/** Robots may read everything but previews (product A27) and what is no page, and are told of the sitemap (product R10). */
export function robots(publicUrl: string | undefined): RequestHandler {
  return (request, response) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /*preview',
      '',
      `Sitemap: ${siteOrigin(request, { publicUrl })}${SITE_FILES.sitemap}`,
      '',
    ];
    response
      .type('text')
      .set('cache-control', publicUrl ? 'public, max-age=3600' : 'no-store')
      .send(lines.join('\n'));
  };
}
