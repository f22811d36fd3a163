/** Where the agency's pictures and documents are, in the feeds as they are made; an export puts in the origin that serves them. */
export const MEDIA_ORIGIN = 'https://media.hellebore.example';
