import { eventsOf, field, nothing, orNull } from '../event.ts'

const ofPerson = eventsOf('owner of the tags')
const since = '2026-11-21'

/** Without `into`, a tag was added or removed. */
export const tagsChanged = ofPerson('tags.changed', {
  since,
  data: {
    action: field.oneOf('add', 'rename', 'merge', 'remove'),
    name: field.text,
    into: orNull(field.text),
    recordCount: field.number,
  },
  undoneBy: nothing,
})
