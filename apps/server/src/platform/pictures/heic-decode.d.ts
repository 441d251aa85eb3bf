declare module 'heic-decode' {
  interface Pixels {
    width: number
    height: number
    data: Uint8ClampedArray<ArrayBuffer>
  }
  interface Image {
    width: number
    height: number
    decode(): Promise<Pixels>
  }
  const heicDecode: {
    all(input: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>
  }
  export default heicDecode
}
