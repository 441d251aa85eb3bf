/** Limits of sockets per node. The interval of their heartbeats is in `live/limits.ts`, because streams share it. */
export const lineLimits = {
  /** Sockets that one person has open. */
  perPerson: 12,
  /** Sockets that have not sent a token yet. If all of a school reconnect at once, each needs one for an instant. */
  unfinished: 2_000,
  /** Messages of any kind that one socket may send in ten seconds. */
  wordsInTenSeconds: 200,
  /** Bytes of one message: a document change, a third larger if the connection only carries text. */
  wordBytes: 384 * 1024,
} as const
