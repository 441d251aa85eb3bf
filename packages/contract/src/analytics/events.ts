import { eventsOf, field, nothing } from '../event.ts'

const ofSchool = eventsOf('school')

/** School staff reminded pupils of the national upload; `state` is what the pupils lack. */
export const uploadReminded = ofSchool('figures.upload_reminded', {
  since: '2026-11-30',
  data: { semester: field.code, state: field.code, personIds: field.ids },
  undoneBy: nothing,
  isShown: false,
})
