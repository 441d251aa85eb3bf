/** What of a package from another system is opened. It happens in the browser of whoever brings it, and costs no one else. */
export const packageLimits = {
  /** Of the package as it lies on the disk, and of all that is in it. */
  bytes: 1024 * 1024 * 1024,
  unpackedBytes: 2 * 1024 * 1024 * 1024,
  /** Of the feed, which is read in one piece. */
  feedBytes: 20 * 1024 * 1024,
  /** Files in the package, and entries in its feed. */
  files: 10_000,
  entries: 10_000,
  /** More than this out of one byte is no text that somebody wrote, from a size on where it matters. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
  /** Elements within each other; what lies deeper is read as plain words. */
  depth: 100,
} as const

export type PackageFault = 'unreadable' | 'no_feed' | 'too_large' | 'too_many' | 'unsafe'

/** Why a package as a whole is not opened. */
export class PackageProblem extends Error {
  readonly fault: PackageFault

  constructor(fault: PackageFault) {
    super(fault)
    this.name = 'PackageProblem'
    this.fault = fault
  }
}
