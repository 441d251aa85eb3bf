/** Everybody at this node who is in a room. */
export const roomTopic = (roomId: string) => `room:${roomId}`

/** Everybody at this node whom a block keeps away from somebody. */
export const whoHides = (personId: string) => `hides:${personId}`

/** Of these, everybody who hears them in a room all the same: a block ends there. */
export const whoHears = (roomId: string, personId: string) => `hears:${roomId}:${personId}`

/** All that one person has open at this node. */
export const personTopic = (personId: string) => `person:${personId}`
