import { contentDocument } from '@learntrail/contract/content/content'
import { type ContentDocument, emptyDocument, plainText } from '@learntrail/contract/content/document'
import { fileLimits } from '@learntrail/contract/files/limits'
import {
  homeworkTeamDeclined,
  homeworkTeamInvited,
  homeworkTeamJoined,
  homeworkTeamLeft,
  homeworkTeamTakenOut,
  homeworkTeamWithdrawn,
} from '@learntrail/contract/homework/events'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdFilesOfAnybody } from '../../files/index.ts'
import * as handIns from '../handing-in/hand-ins.repository.ts'
import { emptyHandIn, holdOpen, readHandIn } from '../handing-in/hand-ins.service.ts'
import { tellOfHomework } from '../homework.live.ts'
import type { StoredQuestion } from '../questions/questions.repository.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import * as repository from './teams.repository.ts'
import { changeOfTeam, type TeamStanding, type TeamTransition } from './teams.rules.ts'

type Work = handIns.StoredHandIn

const isTeam = (work: Work | undefined): work is Work => work?.studentId === null
const isSettled = (work: Work | undefined) => (work?.versionCount ?? 0) > 0

/** Refuses an invalid transition; returns whether it changes anything. */
function check(name: TeamTransition, standing: TeamStanding, settled: boolean): boolean {
  const outcome = changeOfTeam(name, standing, settled)
  return 'refusal' in outcome ? refuse(outcome.refusal) : outcome.isChange
}

/** Refuses with HOMEWORK_TEAMS_BY_TEACHER, as students cannot change teams made by a leader of the group. */
function checkByStudents({ teamsBy }: StoredQuestion): void {
  if (teamsBy === 'teacher') refuse('HOMEWORK_TEAMS_BY_TEACHER')
}

function checkOwnTeams(question: StoredQuestion): void {
  checkByStudents(question)
  if (question.teamSize === 1) refuse('HOMEWORK_NO_TEAMS')
}

const factOf = ({ id, title, groupId }: StoredQuestion, person: Actor, at: Date) => ({
  actorId: person.id,
  subjectId: id,
  at,
  data: { title, groupId: groupId ?? '' },
})

export async function listClassmates(platform: Platform, person: Actor, questionId: string, keyword: string) {
  await inTransaction(platform.db, async (transaction) => {
    const { question } = await holdOpen(transaction, person, questionId)
    checkOwnTeams(question)
  })
  const limit = homeworkLimits.classmates
  return { items: await repository.listClassmates(platform.pool, person.id, { questionId, keyword, limit }) }
}

/** Invites classmates; opens a team with what was written so far if there is none. */
export async function inviteToTeam(platform: Platform, person: Actor, questionId: string, personIds: string[]) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { question } = await holdOpen(transaction, person, questionId)
    checkOwnTeams(question)
    const work = await handIns.holdOrMake(transaction, emptyHandIn(platform, person, questionId))
    const isOpened = check('open', isTeam(work) ? 'member' : 'alone', isSettled(work))
    const invited = isTeam(work) ? await repository.findInvited(transaction, work.id) : []
    const free = await repository.findFree(transaction, person.id, { questionId, ids: personIds })
    for (const id of personIds) if (!free.includes(id)) refuse('USER_NOT_FOUND')
    const added = personIds.filter((id) => check('invite', invited.includes(id) ? 'invited' : 'alone', isSettled(work)))
    const members = isTeam(work) ? await handIns.listWorkers(transaction, work.id) : [person.id]
    if (members.length + invited.length + added.length > question.teamSize)
      refuse('HOMEWORK_TEAM_FULL', { values: { limit: question.teamSize } })
    const teamId = isOpened ? await openTeam(transaction, person, work, at) : work.id
    await repository.insertInvitations(
      transaction,
      added.map((accountId) => ({ teamId, accountId, inviterId: person.id, createdAt: at })),
    )
    const fact = factOf(question, person, at)
    for (const personId of added)
      await platform.events.record(transaction, homeworkTeamInvited, { ...fact, data: { ...fact.data, personId } })
    await tellOfHomework(platform, transaction, { id: questionId, groupId: null }, [...members, ...added])
  })
  return readHandIn(platform, person, questionId)
}

/** Opens a team; what the student wrote alone belongs to the team from now on. */
async function openTeam(transaction: Transaction, person: Actor, own: Work, at: Date): Promise<string> {
  const id = newId(at.getTime())
  const { questionId, state, content, fileIds, version, begunAt } = own
  await repository.insertTeam(transaction, {
    id,
    questionId,
    studentId: null,
    state,
    content,
    fileIds,
    version,
    begunAt,
    // A record belongs to one person; the team shares text by writing it here.
    postId: null,
    writer: own.writer,
    writerSave: own.writerSave,
    writerBase: own.writerBase,
    createdAt: at,
    updatedAt: at,
  })
  const emptied = { content: emptyDocument, fileIds: [], postId: null }
  await handIns.updateRow(transaction, own.id, { ...emptied, teamId: id, joinedAt: at })
  await repository.deleteInvitationsOf(transaction, questionId, [person.id])
  return id
}

export async function withdrawInvitation(platform: Platform, person: Actor, questionId: string, personId: string) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { question, handIn: work } = await holdOpen(transaction, person, questionId)
    if (!isTeam(work)) return refuse('HOMEWORK_STATE_CHANGED')
    const members = await handIns.listWorkers(transaction, work.id)
    const wasThere = await repository.deleteInvitation(transaction, work.id, personId)
    const standing = members.includes(personId) ? 'member' : wasThere ? 'invited' : 'alone'
    if (!check('withdraw', standing, isSettled(work))) return
    const fact = factOf(question, person, at)
    await platform.events.record(transaction, homeworkTeamWithdrawn, { ...fact, data: { ...fact.data, personId } })
    await tellOfHomework(platform, transaction, { id: questionId, groupId: null }, [...members, personId])
  })
  return readHandIn(platform, person, questionId)
}

interface Answer {
  teamId: string
  accepts: boolean
}

/** Joins a team or declines. What the student wrote alone stays in their own row. */
export async function answerInvitation(
  platform: Platform,
  person: Actor,
  questionId: string,
  { teamId, accepts }: Answer,
) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    // The team is locked first, as in every change of its members.
    const team = await handIns.holdHandIn(transaction, teamId)
    const { question, handIn } = await holdOpen(transaction, person, questionId)
    if (accepts) checkByStudents(question)
    const isThis = team !== undefined && isTeam(team) && team.questionId === questionId
    const isInvited = isThis && (await repository.findInvited(transaction, teamId)).includes(person.id)
    const isMember = isThis && handIn?.id === teamId
    const standing = isMember ? 'member' : isInvited ? 'invited' : 'alone'
    const fact = factOf(question, person, at)
    if (!accepts) {
      if (!check('decline', standing, false)) return
      await repository.deleteInvitation(transaction, teamId, person.id)
      await platform.events.record(transaction, homeworkTeamDeclined, fact)
    } else {
      if (!check('accept', standing, isSettled(team) || isSettled(handIn) || (isTeam(handIn) && !isMember))) return
      const members = await handIns.listWorkers(transaction, teamId)
      if (members.length >= question.teamSize) refuse('HOMEWORK_TEAM_FULL', { values: { limit: question.teamSize } })
      const own = handIn ?? (await handIns.holdOrMake(transaction, emptyHandIn(platform, person, questionId)))
      const { begunAt } = team as Work
      await handIns.updateRow(transaction, own.id, { teamId, joinedAt: at, begunAt })
      await repository.deleteInvitationsOf(transaction, questionId, [person.id])
      await platform.events.record(transaction, homeworkTeamJoined, { ...fact, data: { ...fact.data, teamId } })
    }
    const members = await handIns.listWorkers(transaction, teamId)
    await tellOfHomework(platform, transaction, { id: questionId, groupId: null }, [...members, person.id])
  })
  return { handIn: (await handIns.findOwnHandIn(platform.pool, person.id, questionId)) ?? null }
}

/**
 * Leaves a team with a copy of its text and the student's own files; the others continue. A team without members is
 * deleted.
 */
export async function leaveTeam(platform: Platform, person: Actor, questionId: string) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { question, handIn: work } = await holdOpen(transaction, person, questionId)
    checkByStudents(question)
    if (!check('leave', isTeam(work) ? 'member' : 'alone', isSettled(work)) || !isTeam(work)) return
    const others = await takeFromTeam(transaction, work, person.id, at)
    await platform.events.record(transaction, homeworkTeamLeft, factOf(question, person, at))
    await tellOfHomework(platform, transaction, { id: questionId, groupId: null }, [...others, person.id])
  })
  return { handIn: (await handIns.findOwnHandIn(platform.pool, person.id, questionId)) ?? null }
}

/** Removes a member from a team, as its opener. */
export async function takeOutOfTeam(platform: Platform, person: Actor, questionId: string, personId: string) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { question, handIn: work } = await holdOpen(transaction, person, questionId)
    checkByStudents(question)
    if (!isTeam(work)) return refuse('HOMEWORK_STATE_CHANGED')
    const members = await handIns.listWorkers(transaction, work.id)
    if (members[0] !== person.id) refuse('HOMEWORK_TEAM_OPENER_REQUIRED')
    // The opener leaves with `leaveTeam` instead.
    if (personId === person.id) refuse('HOMEWORK_STATE_CHANGED')
    if (!check('takeOut', members.includes(personId) ? 'member' : 'alone', isSettled(work))) return
    const others = await takeFromTeam(transaction, work, personId, at)
    const fact = factOf(question, person, at)
    await platform.events.record(transaction, homeworkTeamTakenOut, { ...fact, data: { ...fact.data, personId } })
    await tellOfHomework(platform, transaction, { id: questionId, groupId: null }, [...others, personId])
  })
  return readHandIn(platform, person, questionId)
}

/** Removes a member from a team with a copy of its text and their own files; returns the remaining members. */
export async function takeFromTeam(
  transaction: Transaction,
  work: Work,
  personId: string,
  at: Date,
): Promise<string[]> {
  const own = (await handIns.findOwnOfWork(transaction, work.id, personId)) ?? refuse('HOMEWORK_STATE_CHANGED')
  const held = await holdFilesOfAnybody(transaction, work.fileIds)
  const theirs = held.filter(({ ownerId }) => ownerId === personId).map(({ id }) => id)
  await handIns.updateRow(transaction, own.id, {
    teamId: null,
    joinedAt: null,
    version: own.version + 1,
    writer: null,
    updatedAt: at,
    content: bothOf(work.content, own.content),
    fileIds: [...new Set([...own.fileIds, ...theirs])].slice(0, fileLimits.count),
  })
  const others = await handIns.listWorkers(transaction, work.id)
  if (others.length === 0) await repository.deleteTeam(transaction, work.id)
  else if (theirs.length > 0) {
    const fileIds = work.fileIds.filter((id) => !theirs.includes(id))
    await handIns.updateRow(transaction, work.id, { fileIds, version: work.version + 1, writer: null, updatedAt: at })
  }
  return others
}

/** Returns the team's text followed by what the student wrote before; only the latter if both exceed the limits. */
function bothOf(theirs: ContentDocument, own: ContentDocument): ContentDocument {
  if (plainText(own) === '') return theirs
  const both = { ...theirs, content: [...theirs.content, ...own.content] }
  return contentDocument.safeParse(both).success ? both : own
}
