import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { findSubject, type Subject } from '../form/subject.ts';

export interface RentApplicationData {
  /** Undefined where the address names no rental that can be applied for. */
  rental: Subject | undefined;
}

/** The page that applies for the rental of `?property=1399`. */
export async function loader(args: PageLoaderArgs): Promise<RentApplicationData> {
  const subject = await findSubject(args);
  return { rental: subject?.application ? subject : undefined };
}
