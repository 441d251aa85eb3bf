import { addedOn, eventsOf, field, nothing, orNull } from '../event.ts'

const ofQuestion = eventsOf('question')
/** `title` is what it was called. */
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
/** By its time, where nobody did it. What was handed in and corrected before it was revoked counts again. */
export const homeworkAssigned = ofQuestion('homework.assigned', {
  since,
  data: titled,
  undoneBy: ['homework.revoked', 'homework.deleted'],
})
/** What was handed in and corrected is hidden until it is assigned again. */
export const homeworkRevoked = ofQuestion('homework.revoked', { since, data: titled, undoneBy: ['homework.assigned'] })
export const homeworkArchived = ofQuestion('homework.archived', {
  since,
  data: titled,
  undoneBy: ['homework.restored'],
})
export const homeworkRestored = ofQuestion('homework.restored', { since, data: titled, undoneBy: nothing })
export const homeworkDeleted = ofQuestion('homework.deleted', { since, data: titled, undoneBy: nothing })
/** Its deadline comes within a day. */
export const homeworkDue = ofQuestion('homework.due', { since, data: titled, undoneBy: nothing })

/** Somebody who corrects reminds those who have handed nothing in, `personIds`; with `tellsGuardians` their guardians, too. */
export const homeworkReminded = ofQuestion('homework.reminded', {
  since: later,
  data: { ...titled, personIds: field.ids, tellsGuardians: field.flag },
  undoneBy: nothing,
})
/** Who does it together was said by somebody who leads the group; `personIds` are those for whom that is new. */
export const homeworkTeamsMade = ofQuestion('homework.teams-made', {
  since: later,
  data: { ...titled, personIds: field.ids },
  undoneBy: nothing,
})

/**
 * `receipt` is the number of the receipt, `handInId` the work, `version` how often it was handed in: what was said of the
 * version before is said no more. `personIds` are those whose work it is.
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

/** `personId` is who was invited. */
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
 * `personId` is whose work it is, of a team who comes first, and `personIds` all of them; `handInId` the work. The score
 * is null where words say it all. `wasReviewed`: it takes the place of a remark that stood until then, with
 * `scoreBefore`.
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
