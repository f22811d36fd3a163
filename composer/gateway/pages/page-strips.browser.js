/** Puts the strips back when React renders the page anew, which leaves them out. */
(() => {
  // The page may have been rendered anew already: they are found nowhere then.
  const strips = document.currentScript.closest('release-strips');
  const putBack = () => {
    if (!strips.isConnected) document.body?.prepend(strips);
  };
  new MutationObserver(putBack).observe(document, { childList: true, subtree: true });
  putBack();
})();
