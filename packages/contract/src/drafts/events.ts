import { eventsOf, field, nothing, orNull } from '../event.ts'

/** For a scheduled record, the subject is the draft it will be published from. */
const ofRecord = eventsOf('record')
const since = '2026-11-21'

const planned = { title: field.text, scheduledAt: orNull(field.time) }
export const postScheduled = ofRecord('post.scheduled', {
  since,
  data: planned,
  undoneBy: ['post.schedule_deleted', 'post.schedule_failed'],
})
export const scheduleChanged = ofRecord('post.schedule_changed', { since, data: planned, undoneBy: nothing })
export const scheduleDeleted = ofRecord('post.schedule_deleted', { since, data: planned, undoneBy: nothing })
/** The scheduled publication failed; `code` is the reason. */
export const scheduleFailed = ofRecord('post.schedule_failed', {
  since,
  data: { title: field.text, ownerId: field.id, code: field.code },
  undoneBy: nothing,
})
