export const cartridgeLimits = {
  /** Of a cartridge as it is sent, and of all files of a course that is taken along. */
  bytes: 500 * 1024 * 1024,
  /** Of all that is in one, unpacked. */
  unpackedBytes: 1024 * 1024 * 1024,
  entries: 10_000,
  /** Of what is read in one piece: its manifest, a page, a link. */
  textBytes: 8 * 1024 * 1024,
  /** More than this out of one byte is nothing that somebody made, from a size on where it matters. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
  /** Units that a course brought in may have, and files. */
  units: 1_000,
  files: 500,
  /** Things that were not taken in, as the answer names them. */
  leftOut: 200,
} as const
