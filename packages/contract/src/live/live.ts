import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { liveKinds } from './kinds.ts'

/** Where somebody is in what is told: the name of the last event they have heard. */
const position = z.string().max(4_000)

/** What the channel is of: what is commented on as comments call it, a group. Of anything else there is none. */
const channelKind = z.string().regex(/^[a-zA-Z]{1,20}$/, { error: 'invalid' })

export const readChannel = endpoint({
  method: 'GET',
  path: '/api/v2/user-event/channel/:channelId',
  summary:
    'What is told of a thing of a kind that people look at together: of the last minutes, or after a position; a stream to whoever accepts one',
  access: 'member',
  streams: true,
  params: z.object({ channelId: id }),
  query: z.object({ of: channelKind, after: position.optional() }),
  answers: z.object({
    position,
    /** More has happened since than can be told. */
    isReset: z.boolean(),
    items: z.array(z.object({ kind: z.enum(liveKinds), id: id.nullable() })),
  }),
  refusals: ['NOT_FOUND'],
})

export const liveCalls = [readChannel] as const
