import { textLength } from '@learntrail/contract/characters'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { type Criterion, type Level, type Rubric, rubricTotal } from '@learntrail/contract/homework/rubric'
import { newId } from '../../../api/new-id.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { isSame } from '../../../saving/stamp.rules.ts'

/** A rubric in the form, with points as typed. */
export interface LevelValues extends Omit<Level, 'points'> {
  points: string
}
export interface CriterionValues extends Omit<Criterion, 'levels'> {
  levels: LevelValues[]
}

const most = homeworkLimits.rubric

export const rubricValuesOf = (rubric: Rubric): CriterionValues[] =>
  rubric.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.map((level) => ({ ...level, points: String(level.points) })),
  }))

export const rubricOf = (values: readonly CriterionValues[]): Criterion[] =>
  values.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.map((level) => ({ ...level, points: Number(level.points) })),
  }))

/** Copies a rubric for another question, with new ids. */
export const copyOfRubric = (rubric: Rubric): CriterionValues[] =>
  rubricValuesOf(rubric).map((criterion) => ({
    ...criterion,
    id: newId(),
    levels: criterion.levels.map((level) => ({ ...level, id: newId() })),
  }))

export const newLevel = (name = '', points = ''): LevelValues => ({ id: newId(), name, words: '', points })

/** Returns a criterion with the three usual levels. */
export function newCriterion(): CriterionValues {
  const name = (level: 'good' | 'fair' | 'weak') => i18n.t(`homework/rubric:usual.${level}`)
  const levels = [newLevel(name('good'), '20'), newLevel(name('fair'), '15'), newLevel(name('weak'), '10')]
  return { id: newId(), name: '', words: '', levels }
}

/** Splits a total into whole numbers in proportion to the weights, by largest remainder. */
function sharesOf(weights: readonly number[], total: number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (all === 0 ? total / weights.length : (weight / all) * total))
  const left = total - exact.reduce((sum, part) => sum + Math.floor(part), 0)
  const byRest = exact.map((part, place) => ({ place, rest: part % 1 })).toSorted((one, other) => other.rest - one.rest)
  const more = new Set(byRest.slice(0, Math.round(left)).map(({ place }) => place))
  return exact.map((part, place) => Math.floor(part) + (more.has(place) ? 1 : 0))
}

const bestOf = ({ levels }: CriterionValues) => Math.max(0, ...levels.map(({ points }) => Number(points) || 0))

/** Scales a rubric so that its best levels add up to a total; other levels scale in proportion. */
export function scaledTo(values: readonly CriterionValues[], total: number): CriterionValues[] {
  const shares = sharesOf(values.map(bestOf), total)
  return values.map((criterion, place) => {
    const [best, share] = [bestOf(criterion), shares[place] ?? 0]
    const scaled = (points: string) => (best === 0 ? share : Math.round(((Number(points) || 0) / best) * share))
    return {
      ...criterion,
      levels: criterion.levels.map((level) => ({ ...level, points: String(scaled(level.points)) })),
    }
  })
}

const usualParts = [1, 0.75, 0.5]

/** Distributes a total evenly over the criteria, each with the usual levels. */
function evenly(values: readonly CriterionValues[], total: number): CriterionValues[] {
  const shares = sharesOf(
    values.map(() => 1),
    total,
  )
  return values.map((criterion, place) => ({
    ...criterion,
    levels: criterion.levels.map((level, at) => ({
      ...level,
      points: String(Math.round((shares[place] ?? 0) * (usualParts[at] ?? 0))),
    })),
  }))
}

/** Adds a criterion; as long as the points are the default ones, redistributes them evenly. */
export function withAnother(values: readonly CriterionValues[], total: number): CriterionValues[] {
  const more = [...values, newCriterion()]
  const isFit = Number.isInteger(total) && total >= homeworkLimits.total.min && total <= homeworkLimits.total.max
  return isFit && isSame(values, evenly(values, total)) ? evenly(more, total) : more
}

/** Sum of each criterion's best level; levels without valid points are ignored. */
export const totalOfValues = (values: readonly CriterionValues[]) =>
  rubricTotal(rubricOf(values).map((one) => ({ ...one, levels: one.levels.filter(({ points }) => points > 0) })))

export const cellId = (id: string, cell: 'name' | 'words' | 'points') => `rubric-${id}-${cell}`

const { max: highest, min: lowest } = homeworkLimits.total

function isPoints(typed: string): boolean {
  const points = Number(typed)
  return typed.trim() !== '' && Number.isInteger(points) && points >= 0 && points <= highest
}

/** Returns the errors by cell, in screen order. */
export function wrongCells(values: readonly CriterionValues[]): Map<string, string> {
  const wrong = new Map<string, string>()
  const checkWords = ({ id, name, words }: { id: string; name: string; words: string }) => {
    if (name.trim() === '') wrong.set(cellId(id, 'name'), ruleSentence('required'))
    if (textLength(name) > most.name) wrong.set(cellId(id, 'name'), ruleSentence('too_long', most.name))
    if (textLength(words) > most.words) wrong.set(cellId(id, 'words'), ruleSentence('too_long', most.words))
  }
  for (const criterion of values) {
    checkWords(criterion)
    for (const level of criterion.levels) {
      if (!isPoints(level.points))
        wrong.set(cellId(level.id, 'points'), i18n.t('homework/rubric:wrong.points', { max: highest }))
      checkWords(level)
    }
  }
  return wrong
}

/** Returns the error of the rubric as a whole; undefined if it is valid. */
export function wrongRubric(values: readonly CriterionValues[], chosen: number): string | undefined {
  if (values.length === 0) return undefined
  if (wrongCells(values).size > 0) return i18n.t('homework/rubric:wrong.cells')
  const total = totalOfValues(values)
  if (total < lowest || total > highest)
    return i18n.t('homework/rubric:wrong.total', { total, min: lowest, max: highest })
  if (total !== chosen) return i18n.t('homework/rubric:wrong.notTotal', { total, chosen })
  return undefined
}
