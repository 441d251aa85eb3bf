import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, text, time } from '../text.ts'
import { pebbleLimits } from './limits.ts'

const access = 'member'
const path = '/api/v2/pebbles'
const params = z.object({ id })

const pebble = z.object({
  id,
  owner: personSummary,
  words: z.string(),
  laidAt: time,
  messageCount: z.int(),
  can: z.object({ takeAway: z.boolean(), comment: z.boolean() }),
})
export type Pebble = z.infer<typeof pebble>

const page = z.object({ items: z.array(pebble), nextCursor: z.string().nullable() })
export type PebblePage = z.infer<typeof page>

export const layPebble = endpoint({
  method: 'POST',
  path,
  summary: 'Lay a pebble: a line of what I learnt today; the same clientId again is the one that is there',
  access,
  body: z.object({
    /** Chosen by the browser. */
    clientId: id,
    words: text({ min: 1, max: pebbleLimits.words, oneLine: true }),
  }),
  answers: pebble,
  refusals: [],
})

export const listPebbles = endpoint({
  method: 'GET',
  path,
  summary: 'Pebbles of mine and of my friends, newest first',
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: page,
  refusals: [],
})

export const readPebble = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One pebble of mine or of a friend',
  access,
  params,
  answers: pebble,
  refusals: ['PEBBLE_NOT_FOUND'],
})

export const takePebbleAway = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Take one of mine away, with what was said below it',
  access,
  params,
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['PEBBLE_NOT_FOUND', 'NO_PERMISSION'],
})

export const pebbleCalls = [layPebble, listPebbles, readPebble, takePebbleAway] as const
