/** Placeholder origin of pictures and documents in generated feeds; an export replaces it by the origin that serves them. */
export const MEDIA_ORIGIN = 'https://media.hellebore.example';
