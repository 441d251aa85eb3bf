declare module 'libheif-js/wasm-bundle.js' {
  interface Target {
    width: number
    height: number
    data: Uint8ClampedArray<ArrayBuffer>
  }
  export interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Calls `done` with null if it cannot be decoded. */
    display(target: Target, done: (drawn: Target | null) => void): void
    free(): void
  }
  const libheif: {
    ready?: Promise<unknown>
    HeifDecoder: new () => {
      decode(file: Uint8Array): HeifImage[]
      /** Holds the file's memory. */
      decoder: { delete(): void } | null
    }
  }
  export default libheif
}
