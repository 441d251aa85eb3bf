/**
 * When Socket.IO reconnects: pauses grow, with jitter so that clients do not all return at the same moment. All are
 * back within ten seconds of the server's return.
 */
export const reconnecting = {
  reconnectionDelay: 500,
  reconnectionDelayMax: 4_000,
  randomizationFactor: 0.5,
  /** For an attempt that gets no answer, as from a node that is shutting down. */
  timeout: 3_500,
} as const
