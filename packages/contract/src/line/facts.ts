// Facts alone, no schema.

/** Where the line of the product listens: the specification's address for what is said in rooms. */
export const linePath = '/api/v2/chatroom/socket'

/** Words that the line says of itself; a feature's own are in its folder. */
export const lineEvents = {
  /** All that a person hears is heard from here on: what came before is to be asked for. */
  open: 'open',
  /** The session is over; there is no use in coming back. */
  ended: 'ended',
} as const
