import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, time } from '../text.ts'
import { eventGroupNames } from './event-group-names.ts'

/** Months that the log goes back; what is older is kept a while for figures. */
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
        /** False: done to my account by the service or by a school. */
        isMine: z.boolean(),
        /** What the sentence of its kind needs: a title, a name, a device. */
        words: z.record(z.string(), z.string()),
        /** Whom it concerned; null where I may not see them any more. */
        person: personSummary.nullable(),
        /** Of a sign-in: the session, while it lasts and is not the one that asks. */
        sessionId: id.nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
})
export type LoggedEvent = z.infer<(typeof listEvents)['answers']>['items'][number]

export const eventLogCalls = [listEvents] as const
