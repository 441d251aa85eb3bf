import { eventsOf, field, nothing } from '../event.ts'

const ofCourse = eventsOf('course')
const titled = { title: field.text }
const since = '2026-11-29'

export const courseMade = ofCourse('course.made', { since, data: {}, undoneBy: ['course.deleted'] })
/** `number` grows with each edition; the first is 1. */
export const coursePublished = ofCourse('course.published', {
  since,
  data: { ...titled, number: field.number, isPrivate: field.flag },
  undoneBy: ['course.takenOff', 'course.deleted'],
})
export const courseTakenOff = ofCourse('course.takenOff', { since, data: titled, undoneBy: nothing })
export const courseDeleted = ofCourse('course.deleted', { since, data: titled, undoneBy: nothing })

const ofCoEditor = { ...titled, ownerId: field.id, personId: field.id, part: field.code }
export const courseCoEditorInvited = ofCourse('course.coEditorInvited', {
  since,
  data: ofCoEditor,
  undoneBy: ['course.coEditorLeft'],
})
export const courseCoEditorJoined = ofCourse('course.coEditorJoined', {
  since,
  data: ofCoEditor,
  undoneBy: ['course.coEditorLeft'],
})
/** Rejected, quit or was taken out. */
export const courseCoEditorLeft = ofCourse('course.coEditorLeft', { since, data: ofCoEditor, undoneBy: nothing })
/** It is somebody else's from now on. */
export const courseHandedOver = ofCourse('course.handedOver', {
  since,
  data: { ...titled, personId: field.id },
  undoneBy: nothing,
})

const ofRemark = { ...titled, unitId: field.id, remarkId: field.id }
/** By one of those who write the course, on a passage of a unit’s text. */
export const courseRemarkWritten = ofCourse('course.remarkWritten', {
  since,
  data: ofRemark,
  undoneBy: ['course.remarkRemoved', 'course.deleted'],
})
/** With its replies. */
export const courseRemarkRemoved = ofCourse('course.remarkRemoved', { since, data: ofRemark, undoneBy: nothing })
export const courseRemarkReplied = ofCourse('course.remarkReplied', {
  since,
  data: { ...ofRemark, replyId: field.id },
  undoneBy: ['course.remarkReplyRemoved', 'course.remarkRemoved', 'course.deleted'],
})
export const courseRemarkReplyRemoved = ofCourse('course.remarkReplyRemoved', {
  since,
  data: { ...ofRemark, replyId: field.id },
  undoneBy: nothing,
})
