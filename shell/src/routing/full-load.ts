/** Where the visitor is going; set by the browser's entry. */
let pending: () => string = () => location.href;

export const onFullLoad = (destination: () => string) => {
  pending = destination;
};

/** Opens the page that the visitor asked for by a full load; never resolves, so that nothing is shown in between. */
export function openByFullLoad(): Promise<never> {
  location.assign(pending());
  return new Promise(() => {});
}
