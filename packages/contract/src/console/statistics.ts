import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { tableForms } from '../gradebook/states.ts'
import { day } from '../text.ts'

/** Weeks shown: the running one and those before it. */
export const statisticsWeeks = 12

/** Names of the counts per period, in the order of the table. */
export const countedNames = ['active', 'signedUp', 'records', 'groups', 'homework', 'handIns'] as const
export type CountedName = (typeof countedNames)[number]

/** Allowed number of days of the history; only days that have ended count, not today. */
export const historyDays = { fewest: 1, most: 365 } as const
/** Periods in days that screens offer. */
export const historyPeriods = [30, 90, 365] as const
/** Months for which each day's counts are kept. */
export const historyMonths = 60

/** Kinds of accounts, by what people state, in the order of the table. */
export const peopleKinds = ['students', 'teachers', 'others', 'unfilled'] as const
export type PeopleKind = (typeof peopleKinds)[number]

const people = z.object({
  students: z.int(),
  teachers: z.int(),
  others: z.int(),
  /** People who have not stated it yet. */
  unfilled: z.int(),
} satisfies Record<PeopleKind, z.ZodType>)

const counted = z.object({
  /** People with at least one entry in the event log. */
  active: z.int(),
  signedUp: z.int(),
  records: z.int(),
  groups: z.int(),
  /** Homework assigned. */
  homework: z.int(),
  handIns: z.int(),
} satisfies Record<CountedName, z.ZodType>)

const statistics = z.object({
  /** Accounts that exist now. */
  people,
  today: counted,
  /** Newest first; a week is identified by its Monday in Taiwan. */
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

const countedDay = people.extend(counted.shape).extend({ day })
export type CountedDay = z.infer<typeof countedDay>

const days = z.coerce
  .number({ error: 'invalid' })
  .int({ error: 'invalid' })
  .min(historyDays.fewest, { error: 'invalid' })
  .max(historyDays.most, { error: 'too_many' })

export const readHistory = endpoint({
  method: 'GET',
  path: '/api/v2/admin/statistics/days',
  summary:
    'The last days as each was counted the night after, oldest first; a day that was not counted is not among them',
  access: 'staff:operator',
  query: z.object({ days }),
  answers: z.object({
    /** First and last day of the requested period. */
    from: day,
    to: day,
    items: z.array(countedDay),
  }),
  refusals: [],
})
export type History = z.infer<(typeof readHistory)['answers']>

export const downloadHistory = endpoint({
  method: 'GET',
  path: '/api/v2/admin/statistics/days/table',
  summary: 'The same as a file for spreadsheets, in my language; the row of a day that was not counted is empty',
  access: 'staff:operator',
  query: z.object({ days, form: z.enum(tableForms, { error: 'invalid' }) }),
  answers: 'bytes',
  refusals: [],
})

export const statisticsCalls = [readStatistics, downloadStatistics, readHistory, downloadHistory] as const
