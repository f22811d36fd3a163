declare module 'semver' {
  const semver: {
    /** Whether a version is in a range. */
    satisfies(version: string, range: string, options?: { includePrerelease?: boolean }): boolean;
  };
  export default semver;
}
