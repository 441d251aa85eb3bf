export const liveLimits = {
  /** Streams that one person has open at a node. */
  perPerson: 12,
  /** The same of one address: a school stands behind one. */
  perAddress: 4_000,
  /** Every so often a stream says that it is there. */
  beatSeconds: 20,
  /** Without a word for so long, a client takes it for broken. */
  silenceSeconds: 50,
  /** A client that comes back within this time misses nothing. */
  memoryMinutes: 10,
  /** Where streams do not pass, a client asks this often. */
  askSeconds: 30,
} as const
