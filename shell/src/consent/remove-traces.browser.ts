/** Deletes the cookies and stored entries of this site whose name fits. */
export function removeTraces(names: RegExp) {
  for (const cookie of document.cookie.split(/;\s*/)) {
    const name = cookie.split('=', 1)[0]!;
    if (names.test(name)) removeCookie(name);
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const) removeEntries(storage, names);
}

/** A script may have set it for the host, or for any domain above it. */
function removeCookie(name: string) {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

function removeEntries(kind: 'localStorage' | 'sessionStorage', names: RegExp) {
  try {
    const storage = window[kind];
    for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key);
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
