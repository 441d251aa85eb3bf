import { emptyPlan, type PlanContent, type PlanProgress } from '@learntrail/contract/plans/content'

/**
 * Returns what a plan begun from another starts with: its weeks, kinds and criteria. Personal parts, such as name,
 * reasons and days, are left for the new owner to write.
 */
export function contentFrom(source: PlanContent, newId: () => string): PlanContent {
  const { disciplines, universityDisciplines, technicalVocationalDisciplines } = source
  const { learningType, actType, proposalType, proposalPresent, criteria } = source
  return {
    ...emptyPlan,
    disciplines,
    universityDisciplines,
    technicalVocationalDisciplines,
    learningType,
    actType,
    proposalType,
    proposalPresent,
    criteria,
    progress: withOwnIds(source.progress, newId),
  }
}

const withOwnIds = ({ stages, weeks }: PlanProgress, newId: () => string): PlanProgress => ({
  stages: stages.map((stage) => ({ ...stage, id: newId() })),
  weeks: weeks.map(({ items }) => ({ id: newId(), items: items.map((item) => ({ ...item, id: newId() })) })),
})
