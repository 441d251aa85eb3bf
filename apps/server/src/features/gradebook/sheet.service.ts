import { averageOf, columnMean, roundHalfUp } from '@learntrail/contract/gradebook/averages'
import type {
  Gradebook,
  GradebookCell,
  GradebookColumn,
  GradebookSettings,
  OwnScores,
} from '@learntrail/contract/gradebook/gradebook'
import { gradebookLimits } from '@learntrail/contract/gradebook/limits'
import { daysOf, termOf } from '@learntrail/contract/gradebook/terms'
import { dayAfter, dayIn, startOfDay } from '../../platform/clock/taipei.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { listScoredQuestions, listScoredWorks, type ScoredQuestion, type ScoredWork } from '../homework/index.ts'
import { type Entry, hiddenCell, homeworkCell, ownCell } from './cells.rules.ts'
import * as repository from './gradebook.repository.ts'
import { type Actor, checkIsPupil, checkReads } from './reach-gradebook.policy.ts'

/** Returns the moments at which a term begins and ends. */
function momentsOf(term: string): { from: Date; until: Date } {
  const { from, to } = daysOf(term)
  return { from: startOfDay(from), until: startOfDay(dayAfter(to)) }
}

export const columnOf = ({
  clientId: _,
  groupId: __,
  createdAt: ___,
  ...column
}: repository.StoredColumn): GradebookColumn => ({
  ...column,
  kind: 'own',
  canEnter: true,
  hasRubric: false,
})

function homeworkColumn(question: ScoredQuestion, weighed: repository.Weighed): GradebookColumn {
  const { id, title, dueAt, totalScore, hasRubric, isCorrector } = question
  const parts = { id, title, day: dayIn(dueAt), maximum: totalScore, hasRubric, canEnter: isCorrector && !hasRubric }
  return { ...parts, ...weighed, kind: 'homework' }
}

/** For homework whose weight was never set. */
const unweighed = { weight: 1, version: 0 }

/** Returns the columns of a term by day; on one day, homework comes first. */
async function readColumns(
  platform: Platform,
  person: Actor,
  groupId: string,
  term: string,
  { homeworkCategoryId: categoryId }: Pick<GradebookSettings, 'homeworkCategoryId'>,
): Promise<GradebookColumn[]> {
  const [questions, added] = await Promise.all([
    listScoredQuestions(platform.pool, person.id, groupId, momentsOf(term)),
    repository.listColumns(platform.db, groupId, daysOf(term)),
  ])
  const weighed = await repository.listWeighed(
    platform.db,
    questions.map(({ id }) => id),
  )
  const columns = [
    ...questions.map((one) => homeworkColumn(one, weighed.get(one.id) ?? { ...unweighed, categoryId })),
    ...added.map(columnOf),
  ]
  columns.sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1))
  return columns
}

const cellKey = (columnId: string, personId: string) => `${columnId} ${personId}`

/** Returns works and entries of columns, by column and pupil. */
async function readCells(platform: Platform, person: Actor, groupId: string, columns: GradebookColumn[], one?: string) {
  const ids = columns.map(({ id }) => id)
  const questionIds = columns.filter(({ kind }) => kind === 'homework').map(({ id }) => id)
  const people = one === undefined ? {} : { people: [one] }
  const [works, entries] = await Promise.all([
    listScoredWorks(platform.pool, person.id, { questionIds, now: platform.clock.now(), ...people }),
    repository.listEntries(platform.db, groupId, ids, one),
  ])
  return {
    works: new Map(works.map((work) => [cellKey(work.questionId, work.studentId), work])),
    entries: new Map(entries.map((entry) => [cellKey(entry.columnId, entry.accountId), entry])),
  }
}

function cellOf({ kind }: GradebookColumn, work: ScoredWork | undefined, entry: Entry | undefined): GradebookCell {
  if (kind === 'own') return ownCell(entry)
  return work === undefined ? hiddenCell : homeworkCell(work, entry)
}

const countedIn = (columns: readonly GradebookColumn[], cells: readonly GradebookCell[]) =>
  columns.flatMap(({ maximum, weight, categoryId }, at) => {
    const score = cells[at]?.counted ?? null
    return score === null ? [] : [{ score, maximum, weight, categoryId }]
  })

const rounded = (value: number | null, decimals: number) => (value === null ? null : roundHalfUp(value, decimals))

/** Returns the scores of a group in a term, as one of its administrators sees them. */
export async function readGradebook(
  platform: Platform,
  person: Actor,
  groupId: string,
  term = termOf(dayIn(platform.clock.now())),
): Promise<Gradebook> {
  const { isArchived } = await checkReads(platform, person, groupId)
  const settings = await repository.readSettings(platform.db, groupId, term)
  const [columns, pupils] = await Promise.all([
    readColumns(platform, person, groupId, term, settings),
    repository.listPupils(platform.pool, groupId),
  ])
  if (columns.length * pupils.length > gradebookLimits.cells)
    refuse('GRADEBOOK_TOO_LARGE', { values: { limit: gradebookLimits.cells } })
  const { works, entries } = await readCells(platform, person, groupId, columns)
  const averages: number[] = []
  const rows = pupils.map(({ id, ...pupil }) => {
    const cells = columns.map((column) => {
      const key = cellKey(column.id, id)
      return cellOf(column, works.get(key), entries.get(key))
    })
    const average = averageOf(countedIn(columns, cells), settings)
    if (average !== null) averages.push(average)
    return { ...pupil, cells, average: rounded(average, settings.decimals) }
  })
  const means = columns.map((_, at) => columnMean(rows.flatMap(({ cells }) => cells[at]?.counted ?? [])))
  return {
    term,
    settings,
    columns,
    pupils: rows,
    isArchived,
    means: means.map((mean) => rounded(mean, settings.decimals)),
    mean: rounded(columnMean(averages), settings.decimals),
  }
}

/** Returns a pupil's own scores, released ones only; empty until the term is published. */
export async function readOwnScores(
  platform: Platform,
  person: Actor,
  groupId: string,
  term = termOf(dayIn(platform.clock.now())),
): Promise<OwnScores> {
  await checkIsPupil(platform, person, groupId)
  const settings = await repository.readSettings(platform.db, groupId, term)
  const { isPublished, categories, otherWeight, decimals } = settings
  if (!isPublished) return { term, isPublished, categories: [], otherWeight: 0, items: [], average: null }
  const columns = await readColumns(platform, person, groupId, term, settings)
  const { works, entries } = await readCells(platform, person, groupId, columns, person.id)
  const given = columns.flatMap((column) => {
    const key = cellKey(column.id, person.id)
    const work = works.get(key)
    if (column.kind === 'homework' && work?.isGiven !== true) return []
    const isUnscored = work?.state === 'reviewed' && work.releasedScore === null
    return [{ column, cell: cellOf(column, work, entries.get(key)), isUnscored }]
  })
  const counted = countedIn(
    given.map(({ column }) => column),
    given.map(({ cell }) => cell),
  )
  const items = given.map(({ column: { id, kind, title, day, maximum, weight, categoryId }, cell, isUnscored }) => ({
    columnId: id,
    kind,
    title,
    day,
    maximum,
    weight,
    categoryId,
    score: cell.counted,
    isExcused: cell.isExcused,
    isMissing: cell.state === 'missing',
    isUnscored,
    isLate: cell.isLate,
  }))
  const average = rounded(averageOf(counted, { categories, otherWeight }), decimals)
  return { term, isPublished, categories, otherWeight, items, average }
}
