const vm = require('node:vm');
const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-node');
require('./compiled-once.cjs');

const { createContext } = vm;

/**
 * Node for tests. Two things are other than in Jest's own:
 * - Its global object is an ordinary one. That of Jest asks a function of C++ for each name, such as `Object` or `Array`, whenever
 *   code reads it: that takes hundreds of times as long.
 * - Files of tests get the packages of packages-loaded-once.cjs from here, which loads them once in each process.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(...given) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
    // eslint-disable-next-line no-restricted-syntax -- only packages-loaded-once.cjs gets it
    this.global[Symbol.for('composer.loadedOnce')] = createRequire(__filename);
  }
};
