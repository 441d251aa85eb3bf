import type { PlanContent } from './content.ts'

/** What a plan needs before its weeks are planned and before others read it, in the order of the form. */
export const neededFields = ['projectName', 'motivation', 'learningType'] as const
export type NeededField = (typeof neededFields)[number]

/** Those that a plan lacks. */
export const missingFields = (plan: Pick<PlanContent, NeededField>): NeededField[] =>
  neededFields.filter((field) => plan[field].length === 0)
