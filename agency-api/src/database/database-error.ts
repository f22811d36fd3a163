import { OperatorError } from 'composer/server';

/** The database cannot be opened; the message says what to do. */
export class DatabaseError extends OperatorError {
  override name = 'DatabaseError';
}
