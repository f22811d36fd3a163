/**
 * Caches a value read from one version of the data, and reads it again for another. Concurrent calls share one read; a
 * failed one is not cached.
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
