/** Whether an element answers to scripts: React marks those that it looks after, whether it made them or took them over. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));
