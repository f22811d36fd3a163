import type { OperationId } from '../contracts/api/operations.ts';

/** Reads whose answer depends on who asks: they carry the visitor's cookies and are never shared between visitors. */
export const PRIVATE_OPERATIONS: readonly OperationId[] = ['getSignedInOwner', 'getOwnerProperties'];
