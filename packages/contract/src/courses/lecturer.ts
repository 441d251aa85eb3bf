import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, text } from '../text.ts'
import { courseLimits as bound } from './limits.ts'

const line = (max: number, min = 1) => text({ min, max, oneLine: true })
const year = z.int({ error: 'invalid' }).min(bound.firstYear, { error: 'too_small' }).max(2200, { error: 'too_large' })

/** What a person did and where, from which year until which; `until` null: still. */
const experience = z
  .object({
    title: line(bound.experience),
    content: text({ max: bound.experienceContent, oneLine: true }),
    from: year,
    until: year.nullable(),
  })
  .refine(({ from, until }) => until === null || from <= until, { error: 'invalid', path: ['until'] })

const unique = (values: string[]) => new Set(values).size === values.length

/** The card of a person who teaches: one per person, shown in all their courses. */
export const lecturerCard = z.object({
  introduction: text({ max: bound.lecturerIntroduction }),
  expertises: z.array(line(bound.expertise)).max(bound.expertises, { error: 'too_many' }),
  tags: z
    .array(text({ min: 1, max: bound.tag, safe: true }))
    .max(bound.lecturerTags, { error: 'too_many' })
    .refine(unique, { error: 'duplicate' }),
  experiences: z.array(experience).max(bound.experiences, { error: 'too_many' }),
  customs: z
    .array(
      z.object({
        title: line(bound.customTitle, bound.customMinimum),
        content: text({ min: bound.customMinimum, max: bound.customContent }),
      }),
    )
    .max(bound.customs, { error: 'too_many' }),
})
export type LecturerCard = z.output<typeof lecturerCard>

export const emptyLecturerCard: LecturerCard = {
  introduction: '',
  expertises: [],
  tags: [],
  experiences: [],
  customs: [],
}

const access = 'feature:course'
const ownCard = z.object({ card: lecturerCard, version: z.int() })
export type OwnLecturerCard = z.infer<typeof ownCard>

export const readOwnLecturerCard = endpoint({
  method: 'GET',
  path: '/api/v2/courses/lecturer',
  summary: 'My card as a lecturer; version 0: never written',
  access,
  answers: ownCard,
  refusals: [],
})

export const saveLecturerCard = endpoint({
  method: 'PUT',
  path: '/api/v2/courses/lecturer',
  summary:
    'Save my card; refused when another window saved since the version named. No experience ends after this year',
  access,
  bodyBytes: bound.cardBytes,
  body: lecturerCard.extend({ version: z.int().min(0), writer: id }),
  answers: ownCard,
  refusals: ['LECTURER_CARD_CONFLICT'],
})

export const lecturerCalls = [readOwnLecturerCard, saveLecturerCard] as const
