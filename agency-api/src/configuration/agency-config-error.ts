import { OperatorError } from 'composer/server';

/** The configuration of the agency cannot be used. `faults` are all of them, each "file: field: rule". */
export class AgencyConfigError extends OperatorError {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      ['The configuration of the agency is not usable:', ...faults.map((fault) => `  - ${fault}`)].join('\n'),
    );
    this.name = 'AgencyConfigError';
    this.faults = faults;
  }
}
