const { createHash } = require('node:crypto');

/**
 * Transformer of Jest: replaces a file of a package by what Node itself made of it in this process. Jest would load the package anew
 * for each file of tests, which costs more than most of these take.
 */
module.exports = {
  getCacheKey: (_source, file, { supportsStaticESM }) =>
    createHash('sha256')
      .update(JSON.stringify([file, supportsStaticESM, namesOf(file)]))
      .digest('hex'),
  process(_source, file, { supportsStaticESM }) {
    const loaded = `globalThis[Symbol.for('composer.loadedOnce')](${JSON.stringify(file)})`;
    if (!supportsStaticESM) return { code: `module.exports = ${loaded};` };
    const names = namesOf(file);
    return {
      code: [
        `const loaded = ${loaded};`,
        ...names.map((name, index) => `const _${index} = loaded[${JSON.stringify(name)}];`),
        `export { ${names.map((name, index) => `_${index} as ${JSON.stringify(name)}`).join(', ')} };`,
      ].join('\n'),
    };
  },
};

// eslint-disable-next-line no-restricted-syntax -- called with files of packages only
const namesOf = (file) => Object.keys(require(file));
