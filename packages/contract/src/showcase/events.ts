import { eventsOf, field, nothing } from '../event.ts'

const ofPerson = eventsOf('owner of the showcase')
const since = '2026-11-21'

export const showcaseChanged = ofPerson('showcase.changed', {
  since,
  data: { postCount: field.number },
  undoneBy: nothing,
})
