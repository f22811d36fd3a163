import type { AppCode } from '../renderer-channel/messages.ts';
import type { ReleaseWork } from './release-work.ts';

/**
 * An expose of a remote whose use is marked: its functions when they are called, its component when a part of the page
 * begins with it. The component itself stays the same, and so do its stacks.
 */
export function markedExpose(expose: object, name: string, app: AppCode, work: ReleaseWork): object {
  const marked: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(expose) as [string, unknown][]) {
    if (isComponentName(key))
      Object.defineProperty(marked, key, {
        enumerable: true,
        get() {
          work.enter(app, 'render', name);
          return value;
        },
      });
    else
      marked[key] =
        typeof value === 'function'
          ? (...args: unknown[]) =>
              work.ofPart(app, name, () => Reflect.apply(value, expose, args) as unknown)
          : value;
  }
  // Other remotes get at it through the host.
  return Object.freeze(marked);
}

const isComponentName = (key: string) => key === 'default' || /^[A-Z]/.test(key);
