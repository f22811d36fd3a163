import type { Request } from 'express';

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Origin that a link in a mail may lead to: the configured public one. Without it only a site on this machine is linked:
 * anybody may claim any other in a request, and the link would hand its token to them.
 */
export function siteAddress(request: Request, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { origin } = request.headers;
  return origin !== undefined && THIS_MACHINE.test(new URL(origin).hostname) ? origin : undefined;
}
