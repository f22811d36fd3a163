/** Any path containing "preview" is a preview: no consent is asked there and no third-party script loads (spec 2.1, decisions S8). */
export function isPreviewPath(path: string): boolean {
  return path.toLowerCase().includes('preview');
}
