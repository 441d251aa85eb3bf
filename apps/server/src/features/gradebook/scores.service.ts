import type { EntryResult } from '@learntrail/contract/gradebook/gradebook'
import type { EntryProblem } from '@learntrail/contract/gradebook/states'
import { inTransaction, type Queryable, type Transaction } from '../../platform/database/index.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findLedAmong } from '../groups/index.ts'
import {
  findScoredQuestion,
  listScoredWorks,
  type ScoredQuestion,
  type ScoredWork,
  scoreWork,
} from '../homework/index.ts'
import { type Entry, homeworkCell, isScored, noEntry, ownCell } from './cells.rules.ts'
import { tellOfGradebook } from './gradebook.live.ts'
import * as repository from './gradebook.repository.ts'
import { type Actor, checkChanges } from './reach-gradebook.policy.ts'

interface Entered {
  personId: string
  revision: string
  /** Omitted parts stay as they are. */
  score?: number | null | undefined
  isExcused?: boolean | undefined
}

interface Place {
  groupId: string
  columnId: string
}

/** Enters scores of one column, each on its own; a score that is already there counts as saved. */
export async function enterScores(
  platform: Platform,
  person: Actor,
  place: Place,
  entries: readonly Entered[],
): Promise<{ items: EntryResult[] }> {
  const question = await findScoredQuestion(platform.pool, person.id, place.groupId, place.columnId)
  return question === undefined
    ? enterInColumn(platform, person, place, entries)
    : enterInHomework(platform, person, place, question, entries)
}

async function entriesOf(db: Queryable, { groupId, columnId }: Place, personId?: string) {
  const found = await repository.listEntries(db, groupId, [columnId], personId)
  return new Map<string, Entry>(found.map(({ accountId, ...entry }) => [accountId, entry]))
}

const isSame = (one: Pick<Entry, 'score' | 'isExcused'>, other: Pick<Entry, 'score' | 'isExcused'>) =>
  one.score === other.score && one.isExcused === other.isExcused

async function enterInColumn(
  platform: Platform,
  person: Actor,
  place: Place,
  entries: readonly Entered[],
): Promise<{ items: EntryResult[] }> {
  const { groupId, columnId } = place
  const problems = await inTransaction(platform.db, async (transaction) => {
    await checkChanges(platform, transaction, person, groupId)
    // Locked, so that the maximum does not change meanwhile and entries take turns.
    const column = (await repository.findColumn(transaction, groupId, columnId)) ?? refuse('GRADEBOOK_COLUMN_NOT_FOUND')
    const pupils = await pupilsIn(transaction, groupId, entries)
    const before = await entriesOf(transaction, place)
    const said = new Map<string, EntryProblem>()
    for (const { personId, revision, ...entered } of entries) {
      const seen = before.get(personId) ?? noEntry
      const { score = seen.score, isExcused = seen.isExcused } = entered
      if (!pupils.has(personId)) said.set(personId, 'not_a_pupil')
      else if (isSame(seen, { score, isExcused })) continue
      else if (score !== null && score > column.maximum) said.set(personId, 'too_large')
      else if (revision !== String(seen.version)) said.set(personId, 'conflict')
      else {
        const of = { groupId, columnId, questionId: null, accountId: personId }
        const entry = { ...of, score, isExcused, enteredAt: platform.clock.now() }
        if (!(await repository.saveEntry(transaction, seen.version, entry))) said.set(personId, 'conflict')
      }
    }
    await tellOfGradebook(platform, transaction, groupId)
    return said
  })
  const after = await entriesOf(platform.db, place)
  return {
    items: entries.map(({ personId }) => {
      const problem = problems.get(personId) ?? null
      return { personId, problem, cell: problem === 'not_a_pupil' ? null : ownCell(after.get(personId)) }
    }),
  }
}

const pupilsIn = (transaction: Transaction, groupId: string, entries: readonly Entered[]) =>
  findLedAmong(
    transaction,
    groupId,
    entries.map(({ personId }) => personId),
  )

async function enterInHomework(
  platform: Platform,
  person: Actor,
  place: Place,
  question: ScoredQuestion,
  entries: readonly Entered[],
): Promise<{ items: EntryResult[] }> {
  const pupils = await inTransaction(platform.db, async (transaction) => {
    await checkChanges(platform, transaction, person, place.groupId)
    return pupilsIn(transaction, place.groupId, entries)
  })
  const problems = new Map<string, EntryProblem | null>()
  for (const entry of entries) {
    const problem = pupils.has(entry.personId)
      ? await enterOne(platform, person, place, question, entry)
      : 'not_a_pupil'
    problems.set(entry.personId, problem)
  }
  await inTransaction(platform.db, (transaction) => tellOfGradebook(platform, transaction, place.groupId))
  const works = await readWorks(platform, person, place, entries)
  const after = await entriesOf(platform.db, place)
  return {
    items: entries.map(({ personId }) => {
      const work = works.get(personId)
      const cell = work === undefined ? null : homeworkCell(work, after.get(personId))
      return { personId, cell, problem: problems.get(personId) ?? null }
    }),
  }
}

async function readWorks({ pool, clock }: Platform, person: Actor, { columnId }: Place, entries: readonly Entered[]) {
  const people = entries.map(({ personId }) => personId)
  const found = await listScoredWorks(pool, person.id, { questionIds: [columnId], people, now: clock.now() })
  return new Map(found.map((work) => [work.studentId, work]))
}

/**
 * Enters one score of homework. In a team each member is named, and finds the score that was entered with the first.
 * The remark and the entry are two rows, so the one that may be refused comes first.
 */
async function enterOne(
  platform: Platform,
  person: Actor,
  place: Place,
  question: ScoredQuestion,
  entered: Entered,
): Promise<EntryProblem | null> {
  if (!question.isCorrector) return 'no_permission'
  const { personId, revision, score } = entered
  const work = (await readWorks(platform, person, place, [entered])).get(personId)
  if (work === undefined) return 'not_a_pupil'
  const seen = (await entriesOf(platform.db, place, personId)).get(personId) ?? noEntry
  const cell = homeworkCell(work, seen)
  const isIn = work.handInId !== null
  const isScoredSo = score === undefined || (isIn ? isScored(work, score) : seen.score === score)
  const isExcused = entered.isExcused ?? seen.isExcused
  if (isScoredSo && seen.isExcused === isExcused) return null
  const refused = whyNot(question, work, isScoredSo ? undefined : score)
  if (refused !== null) return refused
  if (revision !== cell.revision) return 'conflict'
  if (isIn && !isScoredSo) {
    const isTaken = await scored(platform, person, work, score)
    if (!isTaken) return 'conflict'
  }
  // A score for paper stays beside work handed in later, but no longer counts.
  const kept = isIn || score === undefined ? seen.score : score
  if (isSame(seen, { score: kept, isExcused })) return null
  const entry = { groupId: place.groupId, columnId: null, questionId: question.id, accountId: personId }
  const isSaved = await inTransaction(platform.db, async (transaction) => {
    await checkChanges(platform, transaction, person, place.groupId)
    return repository.saveEntry(transaction, seen.version, {
      ...entry,
      score: kept,
      isExcused,
      enteredAt: platform.clock.now(),
    })
  })
  return isSaved ? null : 'conflict'
}

/** Returns why a score of homework is invalid, regardless of the revision; null if it is valid. */
function whyNot(
  { hasRubric, totalScore }: ScoredQuestion,
  work: ScoredWork,
  score: number | null | undefined,
): EntryProblem | null {
  if (!work.isGiven) return 'not_given'
  if (score === undefined) return null
  if (hasRubric && work.handInId !== null) return 'by_rubric'
  if (score === null) return work.handInId !== null && work.draftVersion === 0 ? 'released' : null
  if (score > totalScore) return 'too_large'
  return Number.isInteger(score) ? null : 'not_whole'
}

async function scored(platform: Platform, person: Actor, work: ScoredWork, score: number | null): Promise<boolean> {
  const { handInId, versionCount, draftVersion } = work
  const scoring = { handInId: handInId ?? '', handInVersion: versionCount, draftVersion, score }
  try {
    await scoreWork(platform, person, scoring)
    return true
  } catch (error) {
    const isOther = error instanceof Refusal && ['HOMEWORK_CONFLICT', 'HAND_IN_NOT_FOUND'].includes(error.code)
    if (isOther) return false
    throw error
  }
}
