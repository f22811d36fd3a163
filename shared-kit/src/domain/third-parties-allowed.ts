import { isPreviewPath } from './preview-path.ts';

/** Whether a page may load third parties (product A27): none on a preview path, nor where the address holds the token of a mail. */
export function mayLoadThirdParties(path: string, search: string): boolean {
  return !isPreviewPath(path) && !new URLSearchParams(search).has('token');
}
