/** Server code that replaces a part of an expose. */
export const withPart = (expose: string, part: 'default' | 'loader' | 'meta', code: string) =>
  `module.exports = { ...module.exports, exposes: { ...module.exports.exposes,
    '${expose}': { ...module.exports.exposes['${expose}'], ${part}: ${code} } } };`;

/** The same for browser code, as the entry of a remote provides it. */
export function withPartInBrowser(app: string, expose: string, part: 'default' | 'loader', code: string) {
  const entry = app.replaceAll('-', '_');
  return `{ const { get, init } = ${entry};
    ${entry} = { init, get: async (name) => {
      const factory = await get(name);
      return name === '${expose}' ? () => ({ ...factory(), ${part}: ${code} }) : factory;
    } }; }`;
}
