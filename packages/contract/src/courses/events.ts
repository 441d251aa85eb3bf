import { addedOn, eventsOf, field, nothing } from '../event.ts'

const ofCourse = eventsOf('course')
const titled = { title: field.text }
const since = '2026-11-29'

export const courseMade = ofCourse('course.made', { since, data: {}, undoneBy: ['course.deleted'] })
/** `number` grows with each edition; the first is 1. */
export const coursePublished = ofCourse('course.published', {
  since,
  /** `addedCount`: units that the edition before did not have. */
  data: {
    ...titled,
    number: field.number,
    isPrivate: field.flag,
    addedCount: addedOn('2026-11-30', field.number),
  },
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

const ofLearner = { ...titled, ownerId: field.id }
export const courseJoined = ofCourse('course.joined', {
  since: '2026-11-30',
  data: ofLearner,
  undoneBy: ['course.withdrawn', 'course.deleted'],
})
/** What was learnt is kept for when they come back. */
export const courseWithdrawn = ofCourse('course.withdrawn', { since: '2026-11-30', data: ofLearner, undoneBy: nothing })
/** For the first time all of it is complete. */
export const courseFinished = ofCourse('course.finished', {
  since: '2026-11-30',
  data: { ...ofLearner, number: field.number },
  undoneBy: ['course.deleted'],
})
/** Somebody has it said in a document that they finished it. */
export const courseCertified = ofCourse('course.certified', {
  since: '2026-11-30',
  data: titled,
  undoneBy: ['course.certificateWithdrawn'],
})
export const courseCertificateWithdrawn = ofCourse('course.certificateWithdrawn', {
  since: '2026-11-30',
  data: titled,
  undoneBy: nothing,
})
/** A group takes it. */
export const courseAddedToGroup = ofCourse('course.addedToGroup', {
  since: '2026-11-30',
  data: { ...titled, groupId: field.id },
  undoneBy: ['course.removedFromGroup', 'course.deleted'],
})
export const courseRemovedFromGroup = ofCourse('course.removedFromGroup', {
  since: '2026-11-30',
  data: { ...titled, groupId: field.id },
  undoneBy: nothing,
})
/** Somebody who teaches it has said something to some of them. */
export const courseLearnersTold = ofCourse('course.learnersTold', {
  since: '2026-11-30',
  data: { ...titled, messageId: field.id },
  undoneBy: ['course.deleted'],
})
