import type { UploadFault } from 'shared-kit/domain/uploaded-file';

/** A file that is not kept, and why. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly fault: UploadFault;
  constructor(fault: UploadFault, options?: ErrorOptions) {
    super(`The file is refused: ${fault}`, options);
    this.fault = fault;
  }
}

/** The disk is full, or may not be used up further. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
export const isDiskFull = (error: unknown): boolean => FULL.has((error as NodeJS.ErrnoException)?.code ?? '');
