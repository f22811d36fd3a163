/** `Pictures[3].Name`; a key that is no plain name is quoted, so that it cannot control a terminal. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.map(stepOf).join('').replace(/^\./, '');
}

function stepOf(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const key = String(step);
  return /^[\p{L}\p{N}_$-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
