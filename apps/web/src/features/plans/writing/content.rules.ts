import { textLength } from '@learntrail/contract/characters'
import type { PlanContent } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import { missingFields } from '@learntrail/contract/plans/missing'
import type { Plan } from '@learntrail/contract/plans/plans'
import { datesTrouble, mostWeeks } from '@learntrail/contract/plans/weeks'
import { stampOf } from '../../../saving/stamp.rules.ts'
import { mergeProgress } from './merge-progress.rules.ts'

const contentKeys = {
  projectName: 0,
  startedAt: 0,
  endedAt: 0,
  motivation: 0,
  introduction: 0,
  location: 0,
  equipment: 0,
  seatNumber: 0,
  adviserName: 0,
  formTutorName: 0,
  disciplines: 0,
  universityDisciplines: 0,
  technicalVocationalDisciplines: 0,
  learningType: 0,
  actType: 0,
  proposalType: 0,
  proposalPresent: 0,
  criteria: 0,
  selfEvaluation: 0,
  progress: 0,
  isStudentSign: 0,
  isTeacherSign: 0,
  isParentsSign: 0,
  customSign: 0,
} satisfies Record<keyof PlanContent, 0>
type Key = keyof PlanContent
const keys = Object.keys(contentKeys) as Key[]

const pick = (from: PlanContent, wanted: readonly Key[]) =>
  Object.fromEntries(wanted.map((key) => [key, from[key]])) as Partial<PlanContent>

/** Returns the editable content of a plan. */
export const contentOf = (plan: Plan): PlanContent => pick(plan, keys) as PlanContent

/** Trims all texts, as the server does, for comparison. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimmed(part)]))
}
export const stampOfContent = (value: unknown) => stampOf(trimmed(value))
const isSame = (one: unknown, another: unknown) => one === another || stampOfContent(one) === stampOfContent(another)

/** Three-way merge; null if both sides changed the same field differently. Weeks are merged one by one. */
export function mergeContent(base: PlanContent, mine: PlanContent, theirs: PlanContent): PlanContent | null {
  const isChanged = (side: PlanContent, key: Key) => !isSame(side[key], base[key])
  const both = keys.filter((key) => isChanged(mine, key) && isChanged(theirs, key) && !isSame(mine[key], theirs[key]))
  if (both.some((key) => key !== 'progress')) return null
  const untouched = keys.filter((key) => !isChanged(mine, key))
  const merged = { ...mine, ...pick(theirs, untouched) }
  if (both.length === 0) return merged
  const progress = mergeProgress(base.progress, mine.progress, theirs.progress)
  return progress && { ...merged, progress }
}

/** Returns the fields that the server may not have yet. */
export const newParts = (content: PlanContent, held: readonly PlanContent[]): Partial<PlanContent> =>
  pick(
    content,
    keys.filter((key) => held.some((one) => !isSame(content[key], one[key]))),
  )

const mostOf = {
  projectName: planLimits.projectName,
  motivation: planLimits.motivation,
  introduction: planLimits.introduction,
  equipment: planLimits.equipment,
  location: planLimits.location,
  seatNumber: planLimits.seatNumber,
  adviserName: planLimits.teacherName,
  formTutorName: planLimits.teacherName,
  selfEvaluation: planLimits.selfEvaluation,
} as const
export type TextField = keyof typeof mostOf
const textFields = Object.keys(mostOf) as TextField[]
export const limitOf = (field: TextField): number => mostOf[field]
const isTooLong = (text: string, most: number) => textLength(text.trim()) > most

/** What is wrong with the dates: in themselves, or for the number of planned weeks. */
export type DatesFault = 'end_before_start' | 'too_long' | 'weeks'

export function datesFault({ startedAt, endedAt, progress }: PlanContent): DatesFault | null {
  return datesTrouble(startedAt, endedAt) ?? (progress.weeks.length > mostWeeks(startedAt, endedAt) ? 'weeks' : null)
}

const isProgressTooLong = ({ stages, weeks }: PlanContent['progress']) =>
  stages.some(({ goal }) => isTooLong(goal, planLimits.stageGoal)) ||
  weeks.some(({ items }) => items.some(({ text }) => isTooLong(text, planLimits.item)))

/**
 * Returns the fields that cannot be saved as they are: too long, empty in a published plan, or dates that are
 * impossible or too short for the weeks.
 */
export function unfitFields(content: PlanContent, isPublished: boolean): Set<Key> {
  return new Set<Key>([
    ...textFields.filter((field) => isTooLong(content[field], limitOf(field))),
    ...(isPublished ? missingFields(trimmed(content) as PlanContent) : []),
    ...(datesFault(content) === null ? [] : (['startedAt', 'endedAt'] as const)),
    ...(isProgressTooLong(content.progress) ? (['progress'] as const) : []),
  ])
}

/** Returns what may be saved: unfit fields keep their values in `base`. */
export function fitContent(content: PlanContent, base: PlanContent, isPublished: boolean): PlanContent {
  const unfit = [...unfitFields(content, isPublished)]
  const fitting = { ...content, ...pick(base, unfit) }
  // The dates of `base` may be too short for the current weeks.
  return datesFault(fitting) === null ? fitting : { ...fitting, progress: base.progress }
}
