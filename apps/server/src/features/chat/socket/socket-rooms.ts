/** Everybody at this node who is in a room. */
export const roomTopic = (roomId: string) => `room:${roomId}`

/** Everybody at this node whom a block keeps away from somebody. */
export const whoHides = (personId: string) => `hides:${personId}`

/** Of these, everybody who hears them in a room all the same: a block ends there. */
export const whoHears = (roomId: string, personId: string) => `hears:${roomId}:${personId}`

/** The room whose topic it is, if it is one of a room. */
export const roomOf = (topic: string) => (topic.startsWith('room:') ? topic.slice('room:'.length) : undefined)
