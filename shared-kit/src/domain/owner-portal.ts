/** Kinds of devices that an owner is signed in on (product O15). */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Files that an owner sends at once for one document that the agency asks for (product O20). */
export const MOST_OWNER_FILES = 5;

/** Characters of an owner's password: long enough to be safe, short enough to be hashed. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;
