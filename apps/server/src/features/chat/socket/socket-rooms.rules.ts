/** Topic of everybody on this node who is in a room. */
export const roomTopic = (roomId: string) => `room:${roomId}`

/** Topic of everybody on this node separated from a person by a block. */
export const whoHides = (personId: string) => `hides:${personId}`

/** Topic of those among them who still hear the person in a room, where the block does not apply. */
export const whoHears = (roomId: string, personId: string) => `hears:${roomId}:${personId}`

/** Returns the room of a room's topic; undefined for other topics. */
export const roomOf = (topic: string) => (topic.startsWith('room:') ? topic.slice('room:'.length) : undefined)
