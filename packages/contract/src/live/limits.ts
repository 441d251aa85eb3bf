export const liveLimits = {
  /** Streams that one person has open per node. */
  perPerson: 12,
  /** Streams per address: a whole school may share one. */
  perAddress: 4_000,
  /** Interval in seconds of the heartbeats of a stream or socket. */
  beatSeconds: 4,
  /**
   * Seconds of silence after which a client considers a connection broken: a dead node may leave its connections open.
   */
  silenceSeconds: 9,
  /** Interval in seconds at which a node checks whether a stream's reader may still read it. */
  checkSeconds: 20,
  /** Minutes within which a returning client misses nothing. */
  memoryMinutes: 10,
  /** Interval in seconds of polling where streams are blocked. */
  askSeconds: 30,
} as const
