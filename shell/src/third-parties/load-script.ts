/** Adds a script of another origin to the page, once. */
export function loadScript(address: string) {
  const scripts = [...document.querySelectorAll('script')];
  if (scripts.some(({ src }) => src === address)) return;
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }));
}
