/** Oldest Node that npm and the installation run on; the site itself runs on the Node that npm installs. */
const OLDEST_NODE = 20;

/** Error message about this machine's Node; undefined when it is supported. */
export function nodeProblem(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return undefined;
  return `Node ${version} is too old. Install Node ${OLDEST_NODE} or newer (https://nodejs.org), then run this again.`;
}
