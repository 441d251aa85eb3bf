/** Names of the stream's events on the wire. */
export const streamEvents = {
  /** The stream is open. */
  open: 'open',
  /** `{ items: LiveItem[] }`. */
  live: 'live',
  /** More has happened than can be listed: everything must be fetched again. */
  reset: 'reset',
  /** Heartbeat. */
  beat: 'beat',
  /** The session is over, or the person may no longer read the channel; reconnecting is useless. */
  ended: 'ended',
} as const
