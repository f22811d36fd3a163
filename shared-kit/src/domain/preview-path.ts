/** Any path containing "preview" is a preview: no consent dialog is shown there and no third-party script loads (product A27). Not used until the site has a consent dialog. */
export function isPreviewPath(path: string): boolean {
  return path.toLowerCase().includes('preview');
}
