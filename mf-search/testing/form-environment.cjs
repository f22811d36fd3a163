const BrowserEnvironment = require('shared-kit/testing/browser-environment.cjs');

/**
 * The kit's environment for code with forms: only jsdom's own FormData reads a form, as React does when one is sent. With
 * Node's setImmediate React's scheduler opens no message channel, which would keep Jest from ending.
 */
module.exports = class FormEnvironment extends BrowserEnvironment {
  constructor(config, context) {
    super(config, context);
    this.formData = this.global.FormData;
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, { FormData: this.formData, setImmediate, clearImmediate });
  }
};
