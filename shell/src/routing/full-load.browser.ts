import type { ExposeRef } from 'shared-kit/contracts/boot';

/** Where the visitor is going, told what is missing; set by the browser's entry. */
let destination: (missing?: ExposeRef) => string = () => location.href;

export const onFullLoad = (answer: typeof destination) => {
  destination = answer;
};

/**
 * Opens the page that the visitor asked for by a full load; never resolves, so that nothing is shown in between.
 * @param missing code that did not come, if that is why
 */
export function openByFullLoad(missing?: ExposeRef): Promise<never> {
  location.assign(destination(missing));
  return new Promise(() => {});
}
