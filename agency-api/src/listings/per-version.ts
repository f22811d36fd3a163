/**
 * Keeps what was read of one version of the data; another version is read anew. Callers at the same time share one reading; one that
 * failed is not kept.
 */
export function perVersion<Value>(
  read: (version: number) => Promise<Value>,
): (version: number) => Promise<Value> {
  let current: { version: number; value: Promise<Value> } | undefined;
  return (version) => {
    if (current?.version === version) return current.value;
    const reading = { version, value: read(version) };
    current = reading;
    reading.value.catch(() => {
      if (current === reading) current = undefined;
    });
    return reading.value;
  };
}
