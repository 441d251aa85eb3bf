import type { PlanContent } from '@learntrail/contract/plans/content'
import { missingFields, type NeededField } from '@learntrail/contract/plans/missing'
import { countLessons } from '@learntrail/contract/plans/weeks'
import type { PlanStep } from '../plan-steps.ts'

/** What a committee would ask about, and the step in which it is fixed. */
export type Finding = { step: PlanStep } & (
  | { kind: 'needed'; missing: NeededField[] }
  | { kind: 'goal' | 'unseen' | 'emptyWeeks'; count: number }
  | { kind: 'dates' | 'noWeeks' | 'noLessons' | 'criteria' | 'present' }
  | { kind: 'fewLessons'; lessons: number }
)

/** A number, or a word for a product or an end that can be seen once it is reached. */
const visibleEnd =
  /[\d０-９]|[一二三四五六七八九十兩]+[份個篇次本件頁張首場段組]|完成|作品|報告|論文|企劃|計畫書|初稿|草稿|成品|發表|展|演出|影片|簡報|網站|程式|模型|測驗|心得|紀錄|finish|complete|report|paper|draft|show|talk|film|slides|model|test|version|record|write|perform/iu

export const hasVisibleEnd = (goal: string): boolean => visibleEnd.test(goal)

/** Returns the findings in the order of the form; empty if there are none. */
export function findingsOf(content: PlanContent, lessonsAsked: number): Finding[] {
  const { stages, weeks } = content.progress
  const missing = missingFields(content)
  const withoutGoal = stages.filter(({ goal }) => goal.trim() === '').length
  const unseen = stages.filter(({ goal }) => goal.trim() !== '' && !hasVisibleEnd(goal)).length
  const emptyWeeks = weeks.filter(({ items }) => items.every(({ text }) => text.trim() === '')).length
  const lessons = countLessons(content.progress)
  const findings: (Finding | false)[] = [
    missing.length > 0 && { kind: 'needed', missing, step: 'information' },
    (content.startedAt === null || content.endedAt === null) && { kind: 'dates', step: 'information' },
    content.proposalPresent.length === 0 && { kind: 'present', step: 'information' },
    content.criteria.length === 0 && { kind: 'criteria', step: 'information' },
    weeks.length === 0 && { kind: 'noWeeks', step: 'progress' },
    withoutGoal > 0 && { kind: 'goal', count: withoutGoal, step: 'progress' },
    unseen > 0 && { kind: 'unseen', count: unseen, step: 'progress' },
    emptyWeeks > 0 && { kind: 'emptyWeeks', count: emptyWeeks, step: 'progress' },
    weeks.length > 0 && lessons === 0 && { kind: 'noLessons', step: 'progress' },
    lessons > 0 && lessons < lessonsAsked && { kind: 'fewLessons', lessons, step: 'progress' },
  ]
  return findings.filter((finding) => finding !== false)
}
