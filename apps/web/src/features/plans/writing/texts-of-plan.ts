import type { PlanContent } from '@learntrail/contract/plans/content'

/** Returns all texts of a plan, in the order of its form. */
export const textsOfPlan = (content: PlanContent): string[] =>
  [
    content.projectName,
    content.motivation,
    content.introduction,
    content.location,
    content.equipment,
    ...content.progress.stages.map(({ goal }) => goal),
    ...content.progress.weeks.flatMap(({ items }) => items.map(({ text }) => text)),
    ...content.criteria,
    content.selfEvaluation,
    content.seatNumber,
    content.adviserName,
    content.formTutorName,
    ...content.customSign,
  ].filter((text) => text.trim() !== '')
