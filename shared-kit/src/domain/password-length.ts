/** Characters of an owner's password: long enough to be safe, short enough to be hashed. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;
