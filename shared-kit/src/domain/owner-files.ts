/** Files that an owner sends at once for one document that the agency asks for (product O20). */
export const MOST_OWNER_FILES = 5;
