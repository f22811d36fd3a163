import type { OperationId } from '../contracts/api/operations.ts';

/** Reads whose response depends on the visitor: they send cookies and are never shared between visitors. */
export const PRIVATE_OPERATIONS: readonly OperationId[] = ['getSignedInOwner', 'getOwnerProperties'];
