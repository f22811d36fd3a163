import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { findProperty } from '../contact/subject.ts';
import type { Subject } from '../contact/subject.ts';

export interface FriendData {
  /** Undefined where the address names no property that is offered. */
  property: Subject | undefined;
}

/** The page that sends the property of `?property=1399` to a friend. */
export async function loader(args: PageLoaderArgs): Promise<FriendData> {
  return { property: await findProperty(args) };
}
