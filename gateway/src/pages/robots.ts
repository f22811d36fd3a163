import type { RequestHandler } from 'express';

/** Robots may read everything but previews (product A27) and what is no page. */
export function robots(publicUrl: string | undefined): RequestHandler {
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /*preview', ''];
  if (publicUrl) lines.push(`Host: ${publicUrl}`);
  return (_request, response) => {
    response.type('text').set('cache-control', 'public, max-age=3600').send(lines.join('\n'));
  };
}
