/** Any path containing "preview" is a preview: no consent dialog is shown there and no third-party script loads (product A27). */
export function isPreviewPath(path: string): boolean {
  return path.toLowerCase().includes('preview');
}
