import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const access = 'feature:learning-group'
const path = '/api/v2/homework/calendar'
/** Relative to this server; anybody with the address can read when the person's homework is due. */
const answers = z.object({ address: z.string().nullable() })

export const readCalendarAddress = endpoint({
  method: 'GET',
  path,
  summary: 'The secret address of the calendar of my deadlines; null without one',
  access,
  answers,
  refusals: [],
})

export const renewCalendarAddress = endpoint({
  method: 'POST',
  path,
  summary: 'Give the calendar of my deadlines an address, or a new one in place of the former, which ends',
  access,
  answers,
  refusals: [],
})

export const endCalendarAddress = endpoint({
  method: 'DELETE',
  path,
  summary: 'End the address of the calendar of my deadlines',
  access,
  needsNoPlan: true,
  answers,
  refusals: [],
})

/** 32 random bytes. */
const fileName = z.string().regex(/^[A-Za-z0-9_-]{43}\.ics$/, { error: 'invalid' })

export const readCalendar = endpoint({
  method: 'GET',
  path: `${path}/:fileName`,
  summary:
    'When homework is due, as iCalendar (RFC 5545), for calendar programs: by its secret address, without a session',
  access: 'public',
  isForeign: true,
  cost: 20,
  params: z.object({ fileName }),
  answers: 'bytes',
  refusals: ['CALENDAR_NOT_FOUND'],
})

export const homeworkCalendarCalls = [
  readCalendarAddress,
  renewCalendarAddress,
  endCalendarAddress,
  readCalendar,
] as const
