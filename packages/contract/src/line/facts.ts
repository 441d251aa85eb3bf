// Facts only, no schema.

/** Path of the product's socket: the specification's address for messages in rooms. */
export const linePath = '/api/v2/chatroom/socket'

/** Events about the socket itself; features declare their own in their folders. */
export const lineEvents = {
  /** From now on everything meant for the person is received: earlier changes must be fetched. */
  open: 'open',
  /** The session is over; reconnecting is useless. */
  ended: 'ended',
} as const
