import type { FromRenderer } from '../renderer-channel/messages.ts';
import type { RenderedPage } from './page-task.ts';

const MOST_SCRIPTS = 4;
const LONGEST_SCRIPT = 20_000;

/** A page as a renderer sent it; what its release says of it is not trusted. */
export const sentPage = (
  { status, inlineScripts, isPrivate, isWhole }: Extract<FromRenderer, { type: 'page' }>,
  markup: Buffer[],
): RenderedPage => ({
  kind: 'page',
  status,
  markup,
  inlineScripts: scriptsOf(inlineScripts),
  isPrivate: !!isPrivate,
  isWhole: !!isWhole,
});

/** Few and short, whatever a renderer says: they become part of a header. */
function scriptsOf(scripts: readonly string[]): readonly string[] {
  const areRight =
    Array.isArray(scripts) &&
    scripts.every((script) => typeof script === 'string' && script.length < LONGEST_SCRIPT);
  return areRight ? scripts.slice(0, MOST_SCRIPTS) : [];
}
