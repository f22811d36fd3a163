import { OperatorError } from 'composer/server';

/** No owner has this e-mail address. */
export class UnknownOwner extends OperatorError {
  override name = 'UnknownOwner';
  constructor(email: string) {
    super(`No owner has the e-mail address ${email}: the feeds name the owners (list "owners").`);
  }
}
