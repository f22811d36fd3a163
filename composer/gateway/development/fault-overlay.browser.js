/**
 * Shows what code under development has thrown, and loads the page anew once a build has changed.
 * @typedef {{ of: string, message: string, stack: string }} Fault
 */
(() => {
  const { dataset } = document.currentScript;
  // The page that React hydrates is the one that was rendered.
  document.currentScript.remove();

  const STYLE = `
    :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 2rem;
      background: rgb(20 12 12 / 94%); color: #f6ecec; font: 15px/1.5 ui-monospace, monospace; }
    h2 { margin: 0 0 .5rem; font-size: 1rem; color: #ff9d94; }
    p { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
    pre { margin: 0 0 2rem; overflow-x: auto; color: #d8cccc; }
    button { position: fixed; top: 1rem; inset-inline-end: 1rem; font: inherit; padding: .25rem .75rem; }`;
  const EVERY = 500;

  const reloads = 'reloads' in dataset;

  let overlay;
  let isClosed = false;

  /** @param {Fault} fault */
  function show(fault) {
    if (!overlay) open();
    const heading = element('h2', `Thrown by ${fault.of}`);
    overlay.shadowRoot.append(heading, element('p', fault.message), element('pre', fault.stack));
  }

  function open() {
    overlay = Object.assign(document.createElement('div'), { id: 'fault-overlay', tabIndex: -1 });
    overlay.setAttribute('role', 'alertdialog');
    overlay.setAttribute('aria-label', 'Fault in code under development');
    const root = overlay.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    root.adoptedStyleSheets = [style];
    const close = element('button', 'Close (Esc)');
    const end = () => {
      isClosed = true;
      overlay.remove();
    };
    close.addEventListener('click', end);
    addEventListener('keydown', ({ key }) => key === 'Escape' && end());
    root.append(close);
    document.documentElement.append(overlay);
    if (!reloads) setTimeout(look, EVERY);
  }

  /** A build that is being written has no state; a gateway that restarts does not answer. */
  async function look() {
    const builds = await fetch('/development/builds')
      .then((answer) => (answer.ok ? answer.text() : ''))
      .catch(() => '');
    // React may have rendered the page anew.
    if (overlay && !isClosed && !overlay.isConnected) document.documentElement.append(overlay);
    if (builds && builds !== dataset.builds) location.reload();
    else setTimeout(look, EVERY);
  }

  const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

  /**
   * Shows a fault with places in the sources.
   * @param {Fault} fault
   */
  async function showResolved({ stack, ...fault }) {
    const resolved = await fetch('/development/stacks', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: stack,
    })
      .then((answer) => (answer.ok ? answer.text() : stack))
      .catch(() => stack);
    show({ ...fault, stack: resolved.trim() });
  }

  if (reloads) setTimeout(look, EVERY);
  for (const fault of JSON.parse(dataset.faults)) void showResolved(fault);
  addEventListener('browser-fault', ({ detail: { app, kind, message, stack } }) => {
    void showResolved({ of: `${app} in the browser (${kind})`, message, stack });
  });
})();
