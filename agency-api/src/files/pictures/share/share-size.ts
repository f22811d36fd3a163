import { SHARE_PICTURE } from 'shared-kit/domain/share-picture';

/** The variant of a picture that networks show of a page (product R4). */
export const SHARE_SIZE = { ...SHARE_PICTURE, format: 'jpeg' } as const;
export type ShareSize = typeof SHARE_SIZE;
