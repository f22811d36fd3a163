import type { Language } from '../../../contract/register.ts';
import type { Release } from '../../../contract/release.ts';

/** A release as the program that tries it out needs it. */
export interface TriedRelease extends Pick<Release, 'name' | 'kind' | 'version' | 'fixtures'> {
  folder: string;
  /** sha384 of its server code. */
  integrity: string;
  /** Names of its exposes. */
  exposes: string[];
}

/** What the program is to do: load the shell, then each remote with what the shell shares. */
export interface Task {
  shell: TriedRelease;
  remotes: TriedRelease[];
  /** The one that fixtures are shown in. */
  language: Language;
}

/** What it says, one JSON object a line. What it has not said when it ends, it did not come to. */
export type Report =
  | { type: 'trying'; app: string }
  | { type: 'failed'; app: string; expose?: string; message: string }
  | { type: 'done' };
