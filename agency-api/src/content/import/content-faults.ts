/** A fault of a content folder. */
export interface ContentFault {
  file: string;
  /** From 1; undefined where the file as a whole is meant. */
  line?: number | undefined;
  /** Field, if one is meant, and the rule that it breaks. */
  rule: string;
}

/** The content cannot be used; nothing was changed. */
export class RejectedContent extends Error {
  override name = 'RejectedContent';
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(describeFault).join('\n'));
    this.faults = faults;
  }
}

export const describeFault = ({ file, line, rule }: ContentFault): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${rule}`;
