/** Whether a page may load third parties (product A27): none on a preview path, nor where the address holds the token of a mail. */
export function mayLoadThirdParties(path: string, search: string): boolean {
  return !isPreviewPath(path) && !new URLSearchParams(search).has('token');
}

/** Any path containing "preview" is a preview: no consent dialog is shown there and no third-party script loads (product A27). */
export function isPreviewPath(path: string): boolean {
  return path.toLowerCase().includes('preview');
}
