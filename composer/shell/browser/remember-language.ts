const ONE_YEAR = 31_536_000;

/**
 * Keeps the language that the visitor chooses by the language switch, for addresses without language. Written only at
 * that choice: a cookie that the visitor asked for needs no consent.
 */
export function rememberLanguage() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link) document.cookie = `language=${link.hreflang}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  });
}
