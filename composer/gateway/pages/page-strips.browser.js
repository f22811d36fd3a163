/** Puts the strips back when React renders the page anew, which leaves them out. */
(() => {
  // React may have taken it out of the document already, where `querySelector` would not find it.
  const strips = document.currentScript.closest('release-strips');
  const putBack = () => {
    if (!strips.isConnected) document.body?.prepend(strips);
  };
  new MutationObserver(putBack).observe(document, { childList: true, subtree: true });
  putBack();
})();
