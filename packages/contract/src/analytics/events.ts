import { eventsOf, field, nothing } from '../event.ts'

const ofSchool = eventsOf('school')

/** Somebody who acts for a school reminds pupils of the national upload; `state` is what they lack. */
export const uploadReminded = ofSchool('figures.upload_reminded', {
  since: '2026-11-30',
  data: { semester: field.code, state: field.code, personIds: field.ids },
  undoneBy: nothing,
  isShown: false,
})
