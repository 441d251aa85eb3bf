import { addedOn, eventsOf, field, nothing, orNull } from '../event.ts'

const ofQuestion = eventsOf('question')
/** `title` is the title at the time of the event. */
const titled = { title: field.text, groupId: field.id }
const since = '2026-11-23'
const later = '2026-11-28'

export const homeworkMade = ofQuestion('homework.made', { since, data: titled, undoneBy: ['homework.deleted'] })
export const homeworkChanged = ofQuestion('homework.changed', { since, data: titled, undoneBy: nothing })
export const homeworkScheduled = ofQuestion('homework.scheduled', {
  since,
  data: titled,
  undoneBy: ['homework.revoked', 'homework.deleted'],
})
/**
 * There is no actor if it was assigned at its scheduled time. Work handed in and corrected before it was revoked counts
 * again.
 */
export const homeworkAssigned = ofQuestion('homework.assigned', {
  since,
  data: titled,
  undoneBy: ['homework.revoked', 'homework.deleted'],
})
/** Work handed in and corrected is hidden until it is assigned again. */
export const homeworkRevoked = ofQuestion('homework.revoked', { since, data: titled, undoneBy: ['homework.assigned'] })
export const homeworkArchived = ofQuestion('homework.archived', {
  since,
  data: titled,
  undoneBy: ['homework.restored'],
})
export const homeworkRestored = ofQuestion('homework.restored', { since, data: titled, undoneBy: nothing })
export const homeworkDeleted = ofQuestion('homework.deleted', { since, data: titled, undoneBy: nothing })
/** Its deadline is within a day. */
export const homeworkDue = ofQuestion('homework.due', { since, data: titled, undoneBy: nothing })

/** A corrector reminded `personIds`, who have handed nothing in; with `tellsGuardians`, their guardians too. */
export const homeworkReminded = ofQuestion('homework.reminded', {
  since: later,
  data: { ...titled, personIds: field.ids, tellsGuardians: field.flag },
  undoneBy: nothing,
})
/** A leader of the group formed the teams; `personIds` are the people whose team changed. */
export const homeworkTeamsMade = ofQuestion('homework.teams-made', {
  since: later,
  data: { ...titled, personIds: field.ids },
  undoneBy: nothing,
})

/**
 * `receipt` is the receipt's number, `handInId` the work, `version` the number of the version: remarks on the previous
 * one no longer apply. `personIds` are the people whose work it is.
 */
export const homeworkHandedIn = ofQuestion('homework.handed-in', {
  since,
  data: {
    ...titled,
    receipt: field.code,
    handInId: field.id,
    version: addedOn(later, field.number),
    isLate: addedOn(later, field.flag),
    personIds: addedOn(later, field.ids),
  },
  undoneBy: ['homework.returned', 'homework.revoked', 'homework.deleted'],
})

/** `personId` is the invited person. */
export const homeworkTeamInvited = ofQuestion('homework.team-invited', {
  since,
  data: { ...titled, personId: field.id },
  undoneBy: ['homework.team-joined', 'homework.team-declined', 'homework.team-withdrawn'],
})
export const homeworkTeamWithdrawn = ofQuestion('homework.team-withdrawn', {
  since: later,
  data: { ...titled, personId: field.id },
  undoneBy: nothing,
})
export const homeworkTeamJoined = ofQuestion('homework.team-joined', {
  since,
  data: { ...titled, teamId: field.id },
  undoneBy: ['homework.team-left', 'homework.team-taken-out'],
})
export const homeworkTeamDeclined = ofQuestion('homework.team-declined', { since, data: titled, undoneBy: nothing })
export const homeworkTeamTakenOut = ofQuestion('homework.team-taken-out', {
  since,
  data: { ...titled, personId: field.id },
  undoneBy: nothing,
})
export const homeworkTeamLeft = ofQuestion('homework.team-left', { since, data: titled, undoneBy: nothing })

/**
 * `personId` is the student, or the team's first member, and `personIds` the whole team; `handInId` is the work. The
 * score is null for a remark in words only. `wasReviewed`: replaces an earlier remark, which had `scoreBefore`.
 */
const corrected = {
  ...titled,
  personId: field.id,
  handInId: field.id,
  personIds: addedOn(later, field.ids),
  wasReviewed: addedOn(later, field.flag),
  scoreBefore: addedOn(later, orNull(field.number)),
}
export const homeworkReviewed = ofQuestion('homework.reviewed', {
  since,
  data: {
    ...corrected,
    score: addedOn(later, orNull(field.number)),
    totalScore: addedOn(later, field.number),
    certifies: addedOn(later, field.flag),
  },
  undoneBy: ['homework.reviewed', 'homework.returned', 'homework.revoked', 'homework.deleted'],
})
export const homeworkReturned = ofQuestion('homework.returned', {
  since,
  data: corrected,
  undoneBy: ['homework.handed-in', 'homework.reviewed'],
})
