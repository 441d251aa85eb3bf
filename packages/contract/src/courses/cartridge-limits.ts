export const cartridgeLimits = {
  /** Bytes of an uploaded cartridge, and of all files of an exported course. */
  bytes: 500 * 1024 * 1024,
  /** Bytes of its contents, unpacked. */
  unpackedBytes: 1024 * 1024 * 1024,
  entries: 10_000,
  /** Bytes of a file that is read at once: the manifest, a page, a link. */
  textBytes: 8 * 1024 * 1024,
  /** Highest compression ratio of an entry of at least `ratioFrom` bytes; real content never exceeds it. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
  /** Units and files of an imported course. */
  units: 1_000,
  files: 500,
  /** Items that were left out, as the answer lists them. */
  leftOut: 200,
} as const
