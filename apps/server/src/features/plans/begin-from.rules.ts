import { emptyPlan, type PlanContent, type PlanProgress } from '@learntrail/contract/plans/content'

/**
 * What a plan begins with that follows another: its weeks, kinds and criteria. What is personal in that one, as its name,
 * its reasons and its days, is for its new owner to write.
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
