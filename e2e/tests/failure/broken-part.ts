/** Server code that puts something else in the place of a part of an expose. */
export const withPart = (expose: string, part: 'default' | 'loader' | 'meta', code: string) =>
  `module.exports = { exposes: { ...module.exports.exposes,
    '${expose}': { ...module.exports.exposes['${expose}'], ${part}: ${code} } } };`;
