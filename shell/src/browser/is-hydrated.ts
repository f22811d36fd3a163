/** Whether an element answers to scripts: React marks those that it rendered or hydrated. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));
