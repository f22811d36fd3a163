/** Server code that puts something else in the place of a part of an expose. */
export const withPart = (expose: string, part: 'default' | 'loader' | 'meta', code: string) =>
  `module.exports = { exposes: { ...module.exports.exposes,
    '${expose}': { ...module.exports.exposes['${expose}'], ${part}: ${code} } } };`;

/** The same for code in the browser, as the entry of a remote hands it out. */
export function withPartInBrowser(app: string, expose: string, part: 'default' | 'loader', code: string) {
  const entry = app.replaceAll('-', '_');
  return `{ const { get, init } = ${entry};
    ${entry} = { init, get: async (name) => {
      const factory = await get(name);
      return name === '${expose}' ? () => ({ ...factory(), ${part}: ${code} }) : factory;
    } }; }`;
}
