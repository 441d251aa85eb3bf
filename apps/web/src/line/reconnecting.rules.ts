/**
 * When a line that broke is tried again. Growing pauses, each shorter or longer by chance so that not everybody comes back in
 * the same moment; a server that is there again has everybody back within ten seconds.
 */
export const reconnecting = {
  reconnectionDelay: 500,
  reconnectionDelayMax: 4_000,
  randomizationFactor: 0.5,
  /** For a try that gets no answer, as from a node that is just ending. */
  timeout: 3_500,
} as const
