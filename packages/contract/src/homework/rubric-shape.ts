import { z } from 'zod'
import { unique } from '../posts/record-parts.ts'
import { id, text } from '../text.ts'
import { homeworkLimits } from './limits.ts'
import { type Rubric, rubricTotal } from './rubric.ts'

const { rubric: most, total } = homeworkLimits

const said = { id, name: text({ min: 1, max: most.name, oneLine: true }), words: text({ max: most.words }) }
const areDifferent = (things: readonly { id: string }[]) => unique(things.map((thing) => thing.id))

const level = z.object({
  ...said,
  points: z.int({ error: 'invalid' }).min(0, { error: 'too_small' }).max(total.max, { error: 'too_large' }),
})

const criterion = z.object({
  ...said,
  levels: z
    .array(level)
    .min(most.levels.min, { error: 'too_few' })
    .max(most.levels.max, { error: 'too_many' })
    .refine(areDifferent, { error: 'duplicate' }),
})

/** Criteria with their levels; their total is the question's total score. */
export const rubric = z
  .array(criterion)
  .max(most.criteria, { error: 'too_many' })
  .refine(areDifferent, { error: 'duplicate' })
  .superRefine((criteria: Rubric, context) => {
    if (criteria.length === 0) return
    const points = rubricTotal(criteria)
    const refuse = (rule: string, limit: number) =>
      context.addIssue({ code: 'custom', message: rule, params: { rule, limit } })
    if (points < total.min) refuse('too_small', total.min)
    if (points > total.max) refuse('too_large', total.max)
  })

/** Ids of the levels reached, by criterion id. */
export const reachedLevels = z
  .record(id, id)
  .refine((reached) => Object.keys(reached).length <= most.criteria, { error: 'too_many' })
