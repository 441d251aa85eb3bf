import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { liveKinds } from './kinds.ts'

/** A position in the live events: the name of the last event received. */
const position = z.string().max(4_000)

/** Type of the channel's thing: a comment target by its name on the wire, or a group. Other things have no channel. */
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
    /** More has happened since than can be listed. */
    isReset: z.boolean(),
    items: z.array(z.object({ kind: z.enum(liveKinds), id: id.nullable() })),
  }),
  refusals: ['NOT_FOUND'],
})

export const liveCalls = [readChannel] as const
