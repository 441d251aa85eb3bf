import { createWatched } from '../../../saving/watched.ts'

/** Whether this window has an outbox. Before that, no message of this window can be waiting. */
export const outboxAwake = createWatched({ isAwake: false })
