import { addedOn, eventsOf, field, nothing } from '../event.ts'

const ofCourse = eventsOf('course')
const titled = { title: field.text }
const since = '2026-11-29'

export const courseMade = ofCourse('course.made', { since, data: {}, undoneBy: ['course.deleted'] })
/** `number` is the edition's number, from 1. */
export const coursePublished = ofCourse('course.published', {
  since,
  /** `addedCount`: units that the previous edition did not have. */
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
/** Rejected the invitation, left, or was removed. */
export const courseCoEditorLeft = ofCourse('course.coEditorLeft', { since, data: ofCoEditor, undoneBy: nothing })
/** The course has a new owner. */
export const courseHandedOver = ofCourse('course.handedOver', {
  since,
  data: { ...titled, personId: field.id },
  undoneBy: nothing,
})

const ofRemark = { ...titled, unitId: field.id, remarkId: field.id }
/** By a person who writes the course, on a passage of a unit's text. */
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
/** Progress is kept in case the learner comes back. */
export const courseWithdrawn = ofCourse('course.withdrawn', { since: '2026-11-30', data: ofLearner, undoneBy: nothing })
/** All of it is complete for the first time. */
export const courseFinished = ofCourse('course.finished', {
  since: '2026-11-30',
  data: { ...ofLearner, number: field.number },
  undoneBy: ['course.deleted'],
})
/** A learner requested a certificate. */
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
/** The course was added to a group. */
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
/** A person who teaches it sent a message to some of its learners. */
export const courseLearnersTold = ofCourse('course.learnersTold', {
  since: '2026-11-30',
  data: { ...titled, messageId: field.id },
  undoneBy: ['course.deleted'],
})
