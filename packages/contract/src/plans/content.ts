import { z } from 'zod'
import { unique } from '../posts/record-parts.ts'
import { subjects } from '../profiles/subjects.ts'
import { universityGroups, vocationalGroups } from '../tags/tags.ts'
import { day, id, text } from '../text.ts'
import { actTypes, learningTypes, proposalPresents, proposalTypes } from './facts.ts'
import { planLimits } from './limits.ts'

/** A list of these codes without duplicates, in the order chosen. */
const chosen = <Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z
    .array(z.enum(codes, { error: 'invalid' }))
    .max(codes.length, { error: 'too_many' })
    .refine(unique, {
      error: 'duplicate',
    })

/** An item planned for a week; its id stays when it moves to another week. */
const item = z.object({
  id,
  text: text({ max: planLimits.item }),
  /** Lessons (節) that it takes. */
  lessons: z
    .int({ error: 'invalid' })
    .min(0, { error: 'too_small' })
    .max(planLimits.lessonsPerItem, { error: 'too_large' })
    .default(1),
})
export type PlanItem = z.output<typeof item>

const week = z.object({ id, items: z.array(item).max(planLimits.itemsPerWeek, { error: 'too_many' }) })
export type PlanWeek = z.output<typeof week>

/** Consecutive weeks with a common goal. */
const stage = z.object({
  id,
  goal: text({ max: planLimits.stageGoal }),
  /** Number of its weeks. */
  weekCount: z.int({ error: 'invalid' }).min(1, { error: 'too_small' }).max(planLimits.weeks, { error: 'too_large' }),
})
export type PlanStage = z.output<typeof stage>

/** The weeks in order, and the stages they belong to: every week belongs to one. Ids are unique. */
export const progress = z
  .object({
    stages: z.array(stage).max(planLimits.weeks, { error: 'too_many' }),
    weeks: z.array(week).max(planLimits.weeks, { error: 'too_many' }),
  })
  .refine(({ stages, weeks }) => stages.reduce((sum, { weekCount }) => sum + weekCount, 0) === weeks.length, {
    error: 'invalid',
    path: ['stages'],
  })
  .refine(
    ({ stages, weeks }) =>
      unique([...stages.map(({ id }) => id), ...weeks.flatMap(({ id, items }) => [id, ...items.map(({ id }) => id)])]),
    { error: 'duplicate', path: ['weeks'] },
  )
export type PlanProgress = z.output<typeof progress>

const name = (max: number) => text({ max, oneLine: true })

/** Everything written in a plan. No field is required while it is being written. */
export const planContent = z.object({
  projectName: name(planLimits.projectName),
  startedAt: day.nullable(),
  endedAt: day.nullable(),
  motivation: text({ max: planLimits.motivation }),
  introduction: text({ max: planLimits.introduction }),
  location: name(planLimits.location),
  equipment: text({ max: planLimits.equipment }),
  seatNumber: name(planLimits.seatNumber),
  /** Names as printed on the form. */
  adviserName: name(planLimits.teacherName),
  formTutorName: name(planLimits.teacherName),
  /** School subjects, groups of universities, groups of vocational schools. */
  disciplines: chosen(subjects),
  universityDisciplines: chosen(universityGroups),
  technicalVocationalDisciplines: chosen(vocationalGroups),
  learningType: chosen(learningTypes),
  actType: z.enum(actTypes, { error: 'invalid' }),
  proposalType: chosen(proposalTypes),
  proposalPresent: chosen(proposalPresents),
  /** Criteria by which the student will judge the result. */
  criteria: z.array(name(planLimits.criterion)).max(planLimits.criteria, { error: 'too_many' }),
  /** How the student will evaluate it themselves. */
  selfEvaluation: text({ max: planLimits.selfEvaluation }),
  progress,
  /** Signature lines on the form. */
  isStudentSign: z.boolean(),
  isTeacherSign: z.boolean(),
  isParentsSign: z.boolean(),
  customSign: z
    .array(text({ min: 1, max: planLimits.customSign, oneLine: true }))
    .max(planLimits.customSigns, { error: 'too_many' })
    .refine(unique, { error: 'duplicate' }),
})
export type PlanContent = z.output<typeof planContent>

/** The content of a new plan. */
export const emptyPlan: PlanContent = {
  projectName: '',
  startedAt: null,
  endedAt: null,
  motivation: '',
  introduction: '',
  location: '',
  equipment: '',
  seatNumber: '',
  adviserName: '',
  formTutorName: '',
  disciplines: [],
  universityDisciplines: [],
  technicalVocationalDisciplines: [],
  learningType: [],
  actType: 'alone',
  proposalType: [],
  proposalPresent: [],
  criteria: [],
  selfEvaluation: '',
  progress: { stages: [], weeks: [] },
  isStudentSign: true,
  isTeacherSign: true,
  isParentsSign: true,
  customSign: [],
}
