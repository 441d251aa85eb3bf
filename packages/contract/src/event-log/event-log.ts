import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, time } from '../text.ts'
import { eventGroupNames } from './event-group-names.ts'

/** Months that the log shows; older events are kept a while for statistics. */
export const eventLogMonths = 6

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/v2/user-event',
  summary:
    'The event log: what I did and what was done to my account, newest first; a stream of what changes for me to whoever accepts one',
  access: 'account',
  streams: true,
  query: z.object({ cursor: cursor.optional(), group: z.enum(eventGroupNames).optional() }),
  answers: z.object({
    items: z.array(
      z.object({
        id,
        /** One of `eventKinds`. */
        kind: z.string(),
        at: time,
        /** False: done to the viewer's account by the service or by a school. */
        isMine: z.boolean(),
        /** Values for the kind's sentence: a title, a name, a device. */
        words: z.record(z.string(), z.string()),
        /** The person concerned; null if the viewer may no longer see them. */
        person: personSummary.nullable(),
        /** For a sign-in: its session, while it lasts and unless it is the current one. */
        sessionId: id.nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
})
export type LoggedEvent = z.infer<(typeof listEvents)['answers']>['items'][number]

export const eventLogCalls = [listEvents] as const
