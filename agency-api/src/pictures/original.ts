/** What a source yields: a drawing that can be made at any size, or the bytes of a photo. */
export type Original = { kind: 'drawing'; svg: string } | { kind: 'photo'; bytes: Buffer };
