import type { PlanContent } from './content.ts'

/** Fields a plan needs before its weeks are planned and before others can read it, in the order of the form. */
export const neededFields = ['projectName', 'motivation', 'learningType'] as const
export type NeededField = (typeof neededFields)[number]

/** Returns the needed fields that are empty. */
export const missingFields = (plan: Pick<PlanContent, NeededField>): NeededField[] =>
  neededFields.filter((field) => plan[field].length === 0)
