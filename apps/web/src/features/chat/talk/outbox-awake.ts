import { createWatched } from '../../../saving/watched.ts'

/** Whether this window sends what is said in rooms: before it does, nothing of that can wait here. */
export const outboxAwake = createWatched({ isAwake: false })
