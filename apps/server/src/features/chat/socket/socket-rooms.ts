/** Everybody at this node who is in a room. */
export const roomTopic = (roomId: string) => `room:${roomId}`

/** Everybody at this node whom a block keeps away from somebody. */
export const whoHides = (personId: string) => `hides:${personId}`

/** All that one person has open at this node. */
export const personTopic = (personId: string) => `person:${personId}`
