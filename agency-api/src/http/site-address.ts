import type { Request } from 'express';

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Origin that a link in a mail may lead to: the configured public one, without which no mail server can be configured. Without either, mails
 * are files: a site on this machine is linked, by what the browser says or, for a form without scripts, the gateway. Anybody may
 * claim any other origin in a request, and the link would hand its token to them.
 */
export function siteAddress(request: Request, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { origin = `${request.protocol}://${request.host}`, 'x-forwarded-host': forwarded } = request.headers;
  const isSaid = request.headers.origin !== undefined || forwarded !== undefined;
  return isSaid && URL.canParse(origin) && THIS_MACHINE.test(new URL(origin).hostname) ? origin : undefined;
}
