/** Properties whose documents were requested in this browser: nobody else learns of it, the server keeps no such list. */
const STORAGE_KEY = 'facade.documents';
const MOST = 200;

export function wasRequestedHere(propertyId: number): boolean {
  return stored().includes(propertyId);
}

export function noteRequest(propertyId: number): void {
  try {
    const others = stored().filter((id) => id !== propertyId);
    localStorage.setItem(STORAGE_KEY, JSON.stringify([propertyId, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or not accessible: the visitor is not told the next time.
  }
}

function stored(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
