import type { AppCode } from '../renderer-channel/messages.ts';
import type { ReleaseWork } from './release-work.ts';

/**
 * An expose of a remote whose use is marked: its functions when they are called, its component when a part of the page
 * begins with it. The component itself stays the same, and so do its stacks.
 */
export function markedExpose(expose: object, app: AppCode, work: ReleaseWork): object {
  const marked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(expose) as [string, unknown][]) {
    if (isComponentName(name))
      Object.defineProperty(marked, name, {
        enumerable: true,
        get() {
          work.enter(app, 'render');
          return value;
        },
      });
    else
      marked[name] =
        typeof value === 'function'
          ? (...args: unknown[]) => work.ofApp(app, () => Reflect.apply(value, expose, args) as unknown)
          : value;
  }
  return marked;
}

const isComponentName = (name: string) => name === 'default' || /^[A-Z]/.test(name);
