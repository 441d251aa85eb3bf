import { eventsOf, field, nothing } from '../event.ts'

const ofBroadcast = eventsOf('broadcast')
const titled = { title: field.text }

export const broadcastWritten = ofBroadcast('broadcast.written', {
  since: '2026-11-22',
  data: titled,
  undoneBy: ['broadcast.withdrawn'],
})
export const broadcastChanged = ofBroadcast('broadcast.changed', {
  since: '2026-11-22',
  data: titled,
  undoneBy: nothing,
})
export const broadcastWithdrawn = ofBroadcast('broadcast.withdrawn', {
  since: '2026-11-22',
  data: titled,
  undoneBy: nothing,
})
