import { eventsOf, field, nothing, orNull } from '../event.ts'

const ofShared = eventsOf('co-written record')
const titled = { title: field.text }
const since = '2026-11-21'

export const sharedStarted = ofShared('shared.started', { since, data: titled, undoneBy: ['shared.given_up'] })
export const sharedInvited = ofShared('shared.invited', {
  since,
  data: { ...titled, personId: field.id },
  undoneBy: ['shared.accepted', 'shared.declined', 'shared.taken_out', 'shared.given_up', 'relation.blocked'],
})
const answered = { ...titled, ownerId: orNull(field.id) }
export const sharedAccepted = ofShared('shared.accepted', {
  since,
  data: answered,
  undoneBy: ['shared.left', 'shared.taken_out', 'shared.given_up', 'relation.blocked'],
})
export const sharedDeclined = ofShared('shared.declined', { since, data: answered, undoneBy: nothing })
export const sharedLeft = ofShared('shared.left', { since, data: answered, undoneBy: nothing })
/** For the version of that moment: every change needs a new agreement. */
export const sharedAgreed = ofShared('shared.agreed', { since, data: answered, undoneBy: nothing })
export const sharedTakenOut = ofShared('shared.taken_out', {
  since,
  data: { ...titled, personId: field.id },
  undoneBy: nothing,
})
/** `personIds` are the co-writers and invited people. */
export const sharedGivenUp = ofShared('shared.given_up', {
  since,
  data: { ...titled, personIds: field.ids },
  undoneBy: nothing,
})
/** The owner left; `ownerId` is the new owner. */
export const sharedHandedOver = ofShared('shared.handed_over', {
  since,
  data: { ...titled, ownerId: field.id, personIds: field.ids },
  undoneBy: nothing,
})
