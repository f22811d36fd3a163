import type { Express, Router } from 'express';

/** A layer of Express: a route, or a router that has further ones. */
interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** Every route of an app, as `GET /api/owner`; those that only guard others, by a wildcard, are none. */
export function listRoutes(app: Express | Router): string[] {
  const { stack } = ('router' in app ? app.router : app) as unknown as { stack: Layer[] };
  const found = stack.flatMap(({ route, handle }): string[] => {
    if (!route) return handle.stack ? listRoutes(handle as unknown as Router) : [];
    const methods = Object.keys(route.methods).map((method) => method.toUpperCase());
    return [route.path].flat().flatMap((path) => methods.map((method) => `${method} ${path}`));
  });
  return [...new Set(found)].filter((route) => !route.includes('*'));
}
