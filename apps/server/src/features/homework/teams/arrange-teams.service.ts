import { emptyDocument } from '@learntrail/contract/content/document'
import { homeworkTeamsMade } from '@learntrail/contract/homework/events'
import type { TeamArrangement } from '@learntrail/contract/homework/teams'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isAdministrator, isMemberOf } from '../../groups/index.ts'
import * as handIns from '../handing-in/hand-ins.repository.ts'
import { emptyHandIn } from '../handing-in/hand-ins.service.ts'
import { tellOfHomework } from '../homework.live.ts'
import { findQuestion, updateQuestion } from '../questions/questions.repository.ts'
import { type Actor, holdLed } from '../questions/reach-question.policy.ts'
import { changeOfQuestion } from '../transitions.rules.ts'
import { findTeamsVersion, listPeople, listSeats } from './arrangement.queries.ts'
import { type Arranged, movesOf } from './arrangement.rules.ts'
import { deleteInvitationsOf, insertTeam } from './teams.repository.ts'
import { takeFromTeam } from './teams.service.ts'

/** Returns the people for whom homework of a group can be, and those who can correct it. */
export async function readPeople({ db }: Platform, person: Actor, groupId: string) {
  if (!(await isMemberOf(db, person.id, groupId))) refuse('GROUP_NOT_FOUND')
  if (!(await isAdministrator(db, groupId, person.id))) refuse('GROUP_ADMIN_REQUIRED')
  return listPeople(db, groupId)
}

/** Returns the teams of a question for those who lead its group. */
export async function readTeams(platform: Platform, person: Actor, questionId: string): Promise<TeamArrangement> {
  const question = (await findQuestion(platform.pool, person.id, questionId)) ?? refuse('HOMEWORK_NOT_FOUND')
  if (!question.isLeader) refuse('GROUP_ADMIN_REQUIRED')
  if (question.teamSize === 1) refuse('HOMEWORK_NO_TEAMS')
  return arrangementOf(platform, questionId)
}

async function arrangementOf({ db }: Platform, questionId: string): Promise<TeamArrangement> {
  const version = await findTeamsVersion(db, questionId)
  const teams = new Map<string, TeamArrangement['teams'][number]>()
  const alone: TeamArrangement['alone'] = []
  for (const { teamId, isSettled, person, memberNumber } of await listSeats(db, questionId)) {
    if (teamId === null) {
      alone.push({ person, memberNumber, isSettled })
      continue
    }
    const team = teams.get(teamId) ?? { id: teamId, members: [], isSettled }
    team.members.push({ person, memberNumber })
    teams.set(teamId, team)
  }
  return { version, teams: [...teams.values()], alone }
}

interface Wished {
  version: number
  teams: Arranged[]
}

/**
 * Sets the teams of a question. Students who change teams meanwhile wait, since they lock the question first as well.
 */
export async function arrangeTeams(platform: Platform, person: Actor, questionId: string, { version, teams }: Wished) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { question, are } = await holdLed(platform, transaction, person, questionId)
    const outcome = changeOfQuestion('edit', are, question.state)
    if ('refusal' in outcome) return refuse(outcome.refusal)
    if (question.teamsBy !== 'teacher') refuse('HOMEWORK_NO_TEAMS')
    if (question.teamsVersion !== version) refuse('HOMEWORK_CONFLICT', { values: { version: question.teamsVersion } })
    const moves = movesOf(await listSeats(transaction, questionId), teams)
    if ('refusal' in moves) return refuse(moves.refusal)
    for (const { personId, from } of moves) if (from !== null) await leave(transaction, { personId, from, at })
    for (const { personId, to } of moves)
      if (to !== null) await join(platform, transaction, { questionId, personId, to, at })
    const personIds = moves.map(({ personId }) => personId)
    await deleteInvitationsOf(transaction, questionId, personIds)
    await updateQuestion(transaction, questionId, { teamsVersion: version + 1 })
    const told = moves.flatMap(({ personId, to }) => (to === null ? [] : [personId]))
    const { title, groupId } = question
    if (told.length > 0 && question.state === 'assigned')
      await platform.events.record(transaction, homeworkTeamsMade, {
        actorId: person.id,
        subjectId: questionId,
        at,
        data: { title, groupId, personIds: told },
      })
    await tellOfHomework(platform, transaction, { id: questionId, groupId: null }, [person.id, ...personIds])
  })
  return arrangementOf(platform, questionId)
}

interface Leaving {
  personId: string
  from: string
  at: Date
}

async function leave(transaction: Transaction, { personId, from, at }: Leaving): Promise<void> {
  const team = (await handIns.holdHandIn(transaction, from)) ?? refuse('HOMEWORK_STATE_CHANGED')
  await takeFromTeam(transaction, team, personId, at)
}

interface Joining {
  questionId: string
  personId: string
  to: string
  at: Date
}

/** Adds a student to a team. What they wrote alone stays in their own row. */
async function join(platform: Platform, transaction: Transaction, { questionId, personId, to, at }: Joining) {
  let team = await handIns.holdHandIn(transaction, to)
  if (team === undefined) {
    const written = { content: emptyDocument, version: 0, writer: null, writerSave: 0, writerBase: 0 }
    const row = {
      id: to,
      questionId,
      studentId: null,
      state: 'draft' as const,
      ...written,
      createdAt: at,
      updatedAt: at,
    }
    await insertTeam(transaction, row)
    team = await handIns.holdHandIn(transaction, to)
  }
  // The id that the browser chose for the team is in use for something else.
  if (team === undefined || team.questionId !== questionId || team.studentId !== null)
    return refuse('HOMEWORK_CONFLICT', { values: { version: 0 } })
  const own = await handIns.holdOrMake(transaction, emptyHandIn(platform, { id: personId }, questionId))
  await handIns.updateRow(transaction, own.id, { teamId: to, joinedAt: at, begunAt: team.begunAt })
}
