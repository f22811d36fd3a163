/**
 * Says on `<html>` that a part of the page answers to scripts now: "shell", or a remote's "mf-a/ListPage". Tests and
 * monitoring wait for it.
 */
export function markHydrated(part: string) {
  const { dataset } = document.documentElement;
  const parts = new Set(dataset.hydrated?.split(' ') ?? []);
  dataset.hydrated = [...parts.add(part)].join(' ');
}
