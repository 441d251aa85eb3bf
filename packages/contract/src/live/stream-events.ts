/** Names of events on the wire. */
export const streamEvents = {
  /** The stream is open. */
  open: 'open',
  /** `{ items: LiveItem[] }`. */
  live: 'live',
  /** More has happened than can be told: everything is to be asked anew. */
  reset: 'reset',
  /** Still there. */
  beat: 'beat',
  /** The session is over, or the channel is not for this person any more; there is no use in coming back. */
  ended: 'ended',
} as const
