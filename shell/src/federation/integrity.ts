import type { Composition, PageFile } from 'shared-kit/contracts/boot';

/** A file with its hash, for a tag in the page. */
export const pageFile = ({ integrity }: Composition, href: string): PageFile => ({
  href,
  integrity: integrity[href],
});

/** Hashes that the browser needs: those of the remotes' entries. An entry knows its own chunks, and asks for them by theirs. */
export const entryIntegrity = ({ remotes, integrity }: Composition): Composition['integrity'] =>
  Object.fromEntries(
    Object.values(remotes)
      .filter(({ entry }) => integrity[entry])
      .map(({ entry }) => [entry, integrity[entry]!]),
  );
