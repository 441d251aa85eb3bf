import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { tableForms } from '../gradebook/states.ts'

/** The week that goes on, and those before it. */
export const statisticsWeeks = 12

/** Of what is counted over a time, in the order of the table. */
export const countedNames = ['active', 'signedUp', 'records', 'groups', 'homework', 'handIns'] as const
export type CountedName = (typeof countedNames)[number]

const counted = z.object({
  /** People who did something that the event log has. */
  active: z.int(),
  signedUp: z.int(),
  records: z.int(),
  groups: z.int(),
  /** Homework that was assigned. */
  homework: z.int(),
  handIns: z.int(),
} satisfies Record<CountedName, z.ZodType>)

const statistics = z.object({
  /** Accounts that are there now, by what people say of themselves. */
  people: z.object({ students: z.int(), teachers: z.int(), others: z.int(), unfilled: z.int() }),
  today: counted,
  /** Newest first; a week is called by its Monday in Taiwan. */
  weeks: z.array(counted.extend({ monday: z.string() })),
})
export type Statistics = z.infer<typeof statistics>

export const readStatistics = endpoint({
  method: 'GET',
  path: '/api/v2/admin/statistics',
  summary: 'How much the product is used: people by kind, and what was done today and in the last twelve weeks',
  access: 'staff:operator',
  answers: statistics,
  refusals: [],
})

export const downloadStatistics = endpoint({
  method: 'GET',
  path: '/api/v2/admin/statistics/table',
  summary: 'The last twelve weeks as a file for spreadsheets, in my language',
  access: 'staff:operator',
  query: z.object({ form: z.enum(tableForms, { error: 'invalid' }) }),
  answers: 'bytes',
  refusals: [],
})

export const statisticsCalls = [readStatistics, downloadStatistics] as const
