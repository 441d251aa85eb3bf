export const liveLimits = {
  /** Streams that one person has open at a node. */
  perPerson: 12,
  /** The same of one address: a school stands behind one. */
  perAddress: 4_000,
  /** Every so often a line, a stream or a socket, says that it is there. */
  beatSeconds: 4,
  /** Without a word for so long, a client takes it for broken: a node that is gone may leave its lines standing. */
  silenceSeconds: 9,
  /** Every so often a node looks whether a stream is still for whoever reads it. */
  checkSeconds: 20,
  /** A client that comes back within this time misses nothing. */
  memoryMinutes: 10,
  /** Where streams do not pass, a client asks this often. */
  askSeconds: 30,
} as const
