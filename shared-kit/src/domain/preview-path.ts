/** Any path containing "preview" is a preview: no consent is asked there and no third-party script loads (product A27). Not used until there is consent to ask for. */
export function isPreviewPath(path: string): boolean {
  return path.toLowerCase().includes('preview');
}
