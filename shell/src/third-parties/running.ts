let isRunning = false;

/** Notes that code of a third party is in this document: it stays until the next load. */
export const noteRunning = () => {
  isRunning = true;
};

/** Whether code of a third party is in this document. */
export const areThirdPartiesRunning = (): boolean => isRunning;
