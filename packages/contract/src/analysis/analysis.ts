import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { tagCode } from '../posts/record-parts.ts'
import { classifications, universityGroups, vocationalGroups } from '../tags/tags.ts'
import { day } from '../text.ts'

/** Ranges of up to this many days are counted by day, longer ones by month. */
export const daysByDay = 62
/** Words shown of each kind. */
export const wordsShown = 24

/** Days of learning, both included; an omitted one leaves that side open. */
const range = { from: day.optional(), to: day.optional() }
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to
const wrongOrder = { error: 'invalid', path: ['to'] }

const counted = z.object({ code: tagCode, count: z.int() })
export type CountedTag = z.infer<typeof counted>

export const charts = z.object({
  /** First and last day of learning among the records; null without records. */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  totals: z.object({
    records: z.int(),
    /** Days with at least one record. */
    days: z.int(),
    files: z.int(),
    characters: z.int(),
    likes: z.int(),
    messages: z.int(),
  }),
  /** Every tag of a family in the family's order, including those without a record. */
  intelligences: z.array(counted),
  sdgs: z.array(counted),
  abilities: z.array(counted),
  schoolGroups: z.array(counted),
  classifications: z.array(z.object({ code: z.enum(classifications), count: z.int() })),
  /** Without gaps, oldest first; `start` is the day, or the first day of the month. */
  activity: z.object({
    unit: z.enum(['day', 'month']),
    items: z.array(z.object({ start: z.string(), count: z.int() })),
  }),
  words: z.object({
    /** The person's own tags, most frequent first. */
    own: z.array(z.object({ word: z.string(), count: z.int() })),
    /** Terms that occur in several records. */
    frequent: z.array(z.object({ word: z.string(), count: z.int() })),
  }),
})
export type Charts = z.infer<typeof charts>

export const readCharts = endpoint({
  method: 'GET',
  path: '/api/v2/users/current/charts',
  summary: 'The figures behind the analysis of my learning portfolio',
  access: 'member',
  cost: 5,
  query: z.object(range).refine(inOrder, wrongOrder),
  answers: charts,
  refusals: [],
})

export const schoolGroup = z.enum([...universityGroups, ...vocationalGroups], { error: 'invalid' })
export type SchoolGroup = z.infer<typeof schoolGroup>

export const readChartsDocument = endpoint({
  method: 'GET',
  path: '/api/v2/users/current/charts/document',
  summary:
    'The analysis of my learning portfolio as a PDF in my language, with what a school group looks for when one is named',
  access: 'member',
  cost: 10,
  query: z.object({ ...range, group: schoolGroup.optional() }).refine(inOrder, wrongOrder),
  answers: 'bytes',
  refusals: [],
})

export const analysisCalls = [readCharts, readChartsDocument] as const
