/** An original: a drawing that can be rendered at any size, or the bytes of a photo. */
export type Original = { kind: 'drawing'; svg: string } | { kind: 'photo'; bytes: Buffer };
