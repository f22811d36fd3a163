import type { CodeOwner } from './messages.ts';

/** The remote whose server code a stack trace, or a list of files, names first. */
export function stackOwner(stack: string): CodeOwner | undefined {
  for (const [, app, version] of stack.matchAll(SERVER_CODE))
    if (app !== 'shell') return { app: app!, version: version! };
  return undefined;
}

const SERVER_CODE = /[/\\]([a-z][a-z0-9-]*)[/\\]([0-9A-Za-z][0-9A-Za-z.-]*)[/\\]server[/\\]server\.cjs/g;
