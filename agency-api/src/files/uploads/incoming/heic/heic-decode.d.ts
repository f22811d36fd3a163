declare module 'heic-decode' {
  interface DecodedImage {
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }
  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<DecodedImage>;
  }
  const decode: { all(input: { buffer: Uint8Array }): Promise<HeicImage[]> };
  export default decode;
}
