import type { Boot } from 'shared-kit/contracts/boot';

/**
 * The scripts of the page's remotes, known before any of them runs: without this the browser finds them one after
 * another. `as=script` at low priority: they must not compete with the largest picture.
 */
export function Preloads({ boot }: { boot: Boot }) {
  const scripts = boot.used.flatMap(({ remote, expose }) => {
    const { entry, exposes } = boot.remotes[remote]!;
    return [entry, ...(exposes[expose]?.js ?? [])];
  });
  return [...new Set(scripts)].map((href) => (
    <link key={href} rel="preload" as="script" href={href} fetchPriority="low" />
  ));
}
