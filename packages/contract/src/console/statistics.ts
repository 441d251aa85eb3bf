import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { tableForms } from '../gradebook/states.ts'
import { day } from '../text.ts'

/** The week that goes on, and those before it. */
export const statisticsWeeks = 12

/** Of what is counted over a time, in the order of the table. */
export const countedNames = ['active', 'signedUp', 'records', 'groups', 'homework', 'handIns'] as const
export type CountedName = (typeof countedNames)[number]

/** How many days of the history are shown: so many that ended, today not among them. */
export const historyDays = { fewest: 1, most: 365 } as const
/** What screens offer. */
export const historyPeriods = [30, 90, 365] as const
/** Months for which a day is kept. */
export const historyMonths = 60

/** Accounts by what people say of themselves, in the order of the table. */
export const peopleKinds = ['students', 'teachers', 'others', 'unfilled'] as const
export type PeopleKind = (typeof peopleKinds)[number]

const people = z.object({
  students: z.int(),
  teachers: z.int(),
  others: z.int(),
  /** Nothing said yet. */
  unfilled: z.int(),
} satisfies Record<PeopleKind, z.ZodType>)

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
  /** Accounts that are there now. */
  people,
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
    /** The first and the last of the days that were asked for. */
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
