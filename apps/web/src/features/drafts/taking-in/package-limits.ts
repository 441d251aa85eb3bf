/**
 * Limits of a package from another system. It is opened in the browser of the person who imports it, so they protect
 * only that browser.
 */
export const packageLimits = {
  /** Size of the package file, and of everything unpacked; in bytes. */
  bytes: 1024 * 1024 * 1024,
  unpackedBytes: 2 * 1024 * 1024 * 1024,
  /** Size of the feed, which is read in one piece; in bytes. */
  feedBytes: 20 * 1024 * 1024,
  /** Number of files in the package, and of entries in its feed. */
  files: 10_000,
  entries: 10_000,
  /** Unpacked bytes per packed byte; more is taken for a zip bomb. Checked for files above `ratioFrom` bytes. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
  /** Nesting of elements; deeper ones are read as plain words. */
  depth: 100,
} as const

export type PackageFault = 'unreadable' | 'no_feed' | 'too_large' | 'too_many' | 'unsafe'

/** Why a whole package is refused. */
export class PackageProblem extends Error {
  readonly fault: PackageFault

  constructor(fault: PackageFault) {
    super(fault)
    this.name = 'PackageProblem'
    this.fault = fault
  }
}
