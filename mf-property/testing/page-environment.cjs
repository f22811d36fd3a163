const BrowserEnvironment = require('shared-kit/testing/browser-environment.cjs');

/** With Node's setImmediate React's scheduler opens no message channel, which would keep Jest from ending. */
module.exports = class PageEnvironment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { setImmediate, clearImmediate });
  }
};
