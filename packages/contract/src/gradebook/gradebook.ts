import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { unique, version } from '../posts/record-parts.ts'
import { day, id, text } from '../text.ts'
import { gradebookLimits } from './limits.ts'
import { averageDecimals, cellStates, entryProblems, fixedFields, tableForms, tableLayouts } from './states.ts'
import { termPattern } from './terms.ts'

const access = 'feature:learning-group'
const path = '/api/v2/groups/:groupId/gradebook'
const ofGroup = z.object({ groupId: id })
const ofColumn = ofGroup.extend({ columnId: id })

const term = z.string().regex(termPattern, { error: 'invalid' })
const whole = (min: number, max: number) =>
  z.int({ error: 'invalid' }).min(min, { error: 'too_small' }).max(max, { error: 'too_large' })
const weight = whole(0, gradebookLimits.weight)
const savedVersion = z.union([z.literal(0), version], { error: 'invalid' })

/** A category that groups columns, such as 平時考 or 作業. */
const category = z.object({ id, name: text({ min: 1, max: gradebookLimits.category, oneLine: true }), weight })

const settings = z.object({
  /** Decimals of averages, rounded half up. */
  decimals: z.literal(averageDecimals),
  /** Pupils see their own released scores, with weights and average. */
  isPublished: z.boolean(),
  categories: z.array(category),
  /** Weight of columns without a category, if there are categories. */
  otherWeight: z.int(),
  /** Category of homework that was not assigned to another. */
  homeworkCategoryId: id.nullable(),
  /** Columns of the table for the school's system, in order: a fixed field, or the id of a column. */
  schoolFields: z.array(z.string()).nullable(),
  /** 0: never set; a change names the version it is based on. */
  version: z.int(),
})
export type GradebookSettings = z.infer<typeof settings>

const column = z.object({
  /** For homework, the id of the question. */
  id,
  kind: z.enum(['homework', 'own']),
  title: z.string(),
  /** For homework, the due day. */
  day: z.string(),
  maximum: z.int(),
  weight: z.int(),
  categoryId: id.nullable(),
  /** 0: the weight of this homework was never set, so it has the default. */
  version: z.int(),
  /** Whether the viewer may enter scores. */
  canEnter: z.boolean(),
  /** Scores are derived from rubric levels when work is corrected. */
  hasRubric: z.boolean(),
})
export type GradebookColumn = z.infer<typeof column>

const cell = z.object({
  state: z.enum(cellStates),
  /** The current score, released or not; null if there is none. */
  score: z.number().nullable(),
  /** The score that counts in averages; for homework, only once it is completed and released. */
  counted: z.number().nullable(),
  isLate: z.boolean(),
  /** Does not count for or against. */
  isExcused: z.boolean(),
  /** Handed in and corrected on paper: the score is stored here. */
  isPaper: z.boolean(),
  handInId: id.nullable(),
  /** Changes with every edit; a person who enters a score names the one they saw. */
  revision: z.string(),
})
export type GradebookCell = z.infer<typeof cell>

const gradebook = z.object({
  term,
  settings,
  columns: z.array(column),
  /** Ordered by seat number, then by joining; each has one cell per column. */
  pupils: z.array(
    z.object({
      person: personSummary,
      memberNumber: z.string(),
      cells: z.array(cell),
      /** Out of 100, rounded; null if nothing counts. */
      average: z.number().nullable(),
    }),
  ),
  /** Means of the columns, in order and in their own points, and the mean of the averages. */
  means: z.array(z.number().nullable()),
  mean: z.number().nullable(),
  /** The group is archived and the sheet read-only. */
  isArchived: z.boolean(),
})
export type Gradebook = z.infer<typeof gradebook>

const reading = ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GRADEBOOK_NOT_FOUND'] as const
const changing = [...reading, 'GROUP_ARCHIVED'] as const

export const readGradebook = endpoint({
  method: 'GET',
  path,
  summary:
    'The scores of a group in a term, for its administrators: pupils by columns of homework and of what was added here. Homework that the viewer does not correct has no scores and is in no average',
  access,
  cost: 5,
  params: ofGroup,
  query: z.object({
    /** Default: today's term. */
    term: term.optional(),
  }),
  answers: gradebook,
  refusals: [...reading, 'GRADEBOOK_TOO_LARGE'],
})

export const readOwnScores = endpoint({
  method: 'GET',
  path: `${path}/mine`,
  summary:
    'My own scores in a group in a term, as far as they are released; none where its administrators do not publish them',
  access,
  params: ofGroup,
  query: z.object({ term: term.optional() }),
  answers: z.object({
    term,
    isPublished: z.boolean(),
    categories: z.array(category),
    otherWeight: z.int(),
    items: z.array(
      z.object({
        columnId: id,
        kind: z.enum(['homework', 'own']),
        title: z.string(),
        day: z.string(),
        maximum: z.int(),
        weight: z.int(),
        categoryId: id.nullable(),
        score: z.number().nullable(),
        isExcused: z.boolean(),
        isMissing: z.boolean(),
        /** Completed and released without a score. */
        isUnscored: z.boolean(),
        isLate: z.boolean(),
      }),
    ),
    average: z.number().nullable(),
  }),
  refusals: ['GROUP_NOT_FOUND', 'NO_PERMISSION', 'GRADEBOOK_NOT_FOUND'],
})
export type OwnScores = z.infer<(typeof readOwnScores)['answers']>

export const changeGradebook = endpoint({
  method: 'PUT',
  path: `${path}/settings`,
  summary: 'Say how the scores of a group in a term count and are rounded, and whether pupils see theirs',
  access,
  params: ofGroup,
  body: z.object({
    term,
    version: savedVersion,
    decimals: z.literal(averageDecimals, { error: 'invalid' }),
    isPublished: z.boolean(),
    categories: z
      .array(category)
      .max(gradebookLimits.categories, { error: 'too_many' })
      .refine((all) => unique(all.map((one) => one.id)), { error: 'duplicate' }),
    otherWeight: weight,
    homeworkCategoryId: id.nullable(),
  }),
  answers: settings,
  refusals: [...changing, 'GRADEBOOK_CONFLICT'],
})

export const layOutTable = endpoint({
  method: 'PUT',
  path: `${path}/school-fields`,
  summary: "Say which columns a table for the school's system has, and in which order; it is remembered for the term",
  access,
  params: ofGroup,
  body: z.object({
    term,
    fields: z
      .array(z.union([z.enum(fixedFields), id], { error: 'invalid' }))
      .min(1, { error: 'required' })
      .max(gradebookLimits.columns * 4, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
  }),
  answers: settings,
  refusals: changing,
})

const columnParts = {
  title: text({ min: 1, max: gradebookLimits.title, oneLine: true }),
  day,
  maximum: whole(gradebookLimits.maximum.min, gradebookLimits.maximum.max),
  weight,
  categoryId: id.nullable(),
}

export const addColumn = endpoint({
  method: 'POST',
  path: `${path}/columns`,
  summary:
    'Add a column, such as a test; its day says to which term it belongs. The same clientId again is the one that is there',
  access,
  params: ofGroup,
  body: z.object({ clientId: id, ...columnParts }),
  answers: column,
  refusals: [...changing, 'GRADEBOOK_LIMIT_REACHED'],
})

export const changeColumn = endpoint({
  method: 'PATCH',
  path: `${path}/columns/:columnId`,
  summary: 'Change a column that was added; its maximum not below a score that it has',
  access,
  params: ofColumn,
  body: z.object({ ...columnParts, version }),
  answers: column,
  refusals: [...changing, 'GRADEBOOK_COLUMN_NOT_FOUND', 'GRADEBOOK_CONFLICT', 'GRADEBOOK_LIMIT_REACHED'],
})

export const removeColumn = endpoint({
  method: 'DELETE',
  path: `${path}/columns/:columnId`,
  summary: 'Take a column that was added away, with its scores',
  access,
  params: ofColumn,
  answers: z.object({ ok: z.literal(true) }),
  refusals: [...changing, 'GRADEBOOK_COLUMN_NOT_FOUND'],
})

export const weighHomework = endpoint({
  method: 'PUT',
  path: `${path}/homework/:columnId`,
  summary: 'Say how much a piece of homework counts, and in which category',
  access,
  params: ofColumn,
  body: z.object({ version: savedVersion, weight, categoryId: id.nullable() }),
  answers: z.object({ weight: z.int(), categoryId: id.nullable(), version: z.int() }),
  refusals: [...changing, 'GRADEBOOK_COLUMN_NOT_FOUND', 'GRADEBOOK_CONFLICT'],
})

const { decimals, maximum } = gradebookLimits
const score = z
  .number({ error: 'invalid' })
  .min(0, { error: 'too_small' })
  .max(maximum.max, { error: 'too_large' })
  .refine((value) => Number(value.toFixed(decimals)) === value, { error: 'invalid' })

export const enterScores = endpoint({
  method: 'PUT',
  path: `${path}/columns/:columnId/scores`,
  summary:
    'Enter scores of one column, each by itself: what is not taken is said and changes nothing. What stands there already is saved. A score of homework that was handed in reviews it, to be released where work is corrected; without anything handed in, it is one for work on paper',
  access,
  params: ofColumn,
  body: z.object({
    entries: z
      .array(
        z.object({
          personId: id,
          /** As read from the sheet; a value that the sheet never has counts as out of date. */
          revision: z
            .string()
            .max(80, { error: 'too_long' })
            .regex(/^[\w.:-]*$/, { error: 'invalid' }),
          /** Omitted: unchanged; null removes it. */
          score: score.nullable().optional(),
          /** Omitted: unchanged. */
          isExcused: z.boolean().optional(),
        }),
      )
      .min(1, { error: 'required' })
      .max(gradebookLimits.entries, { error: 'too_many' })
      .refine((all) => unique(all.map(({ personId }) => personId)), { error: 'duplicate' }),
  }),
  bodyBytes: bodyLimits.ordinary,
  answers: z.object({
    /** In the order of the entries: the present cell, and why an entry was not accepted. */
    items: z.array(z.object({ personId: id, cell: cell.nullable(), problem: z.enum(entryProblems).nullable() })),
  }),
  refusals: [...changing, 'GRADEBOOK_COLUMN_NOT_FOUND'],
})
export type EntryResult = z.infer<(typeof enterScores)['answers']>['items'][number]

export const downloadGradebook = endpoint({
  method: 'GET',
  path: `${path}/table`,
  summary:
    "The sheet as CSV or XLSX, the whole of it or as the school's system takes it, in the language of whoever asks",
  access,
  cost: 20,
  params: ofGroup,
  query: z.object({
    term: term.optional(),
    form: z.enum(tableForms, { error: 'invalid' }),
    layout: z.enum(tableLayouts, { error: 'invalid' }),
  }),
  answers: 'bytes',
  refusals: [...reading, 'GRADEBOOK_TOO_LARGE'],
})

export const gradebookCalls = [
  readGradebook,
  readOwnScores,
  changeGradebook,
  layOutTable,
  addColumn,
  changeColumn,
  removeColumn,
  weighHomework,
  enterScores,
  downloadGradebook,
] as const
