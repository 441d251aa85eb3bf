import { isDeepStrictEqual } from 'node:util'
import type { PlanContent } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import { missingFields } from '@learntrail/contract/plans/missing'
import { countLessons, datesTrouble, mostWeeks } from '@learntrail/contract/plans/weeks'
import { privacy as privacyCodes } from '@learntrail/contract/posts/posts'
import { refuse } from '../../platform/http/refusal.ts'

/** Characters of the introduction that a list shows. */
const openingLength = 200

/** Refuses impossible dates, and more weeks than lie between them. */
export function checkTimes({ startedAt, endedAt, progress }: PlanContent): void {
  if (datesTrouble(startedAt, endedAt) !== null) refuse('PLAN_DATES_IMPOSSIBLE', { values: { limit: planLimits.days } })
  const limit = mostWeeks(startedAt, endedAt)
  if (progress.weeks.length > limit) refuse('PLAN_WEEKS_OVER_DATES', { values: { limit } })
}

/** Refuses PLAN_UNFINISHED when a plan that lacks required parts would not be private. */
export function checkReadable(privacy: number, content: PlanContent): void {
  if (privacy !== privacyCodes.private && missingFields(content).length > 0) refuse('PLAN_UNFINISHED')
}

/** Returns the columns derived from a plan's content, with the content itself. */
export function columnsOf(content: PlanContent) {
  const { projectName, introduction, startedAt, endedAt, learningType, progress } = content
  const { disciplines, universityDisciplines, technicalVocationalDisciplines } = content
  return {
    content,
    name: projectName,
    opening: [...introduction].slice(0, openingLength).join(''),
    startedAt,
    endedAt,
    learningTypes: learningType,
    disciplines: [...new Set<string>([...disciplines, ...universityDisciplines, ...technicalVocationalDisciplines])],
    weeks: progress.weeks.length,
    lessons: countLessons(progress),
  }
}

/** Returns the names of the parts that changed. */
export const changedParts = (before: PlanContent, after: PlanContent): string[] =>
  Object.entries(after)
    .filter(([part, value]) => !isDeepStrictEqual(value, before[part as keyof PlanContent]))
    .map(([part]) => part)

/** Returns the text by which a plan is found. */
export const wordsOf = ({ projectName, introduction, motivation, progress }: PlanContent): string =>
  [projectName, introduction, motivation, ...progress.stages.map(({ goal }) => goal)].join('\n')
