import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { time } from '../text.ts'
import { pushLimits } from './limits.ts'

/** Identifies a browser's subscription: the SHA-256 of its endpoint, which is secret and too long for a path. */
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid' })
const params = z.object({ token })
const done = z.object({ ok: z.literal(true) })
const bytes = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), { error: 'invalid' })

/** As browsers provide it (`PushSubscription.toJSON()`). */
const subscription = z.object({
  endpoint: z.url({ error: 'invalid' }).max(pushLimits.endpoint, { error: 'too_long' }),
  keys: z.object({ p256dh: bytes(87), auth: bytes(22) }),
})

const device = z.object({
  token: z.string(),
  name: z.string(),
  addedAt: time,
  /** When its push service last accepted a message; null: never. */
  lastSuccessAt: time.nullable(),
})
export type PushDevice = z.infer<typeof device>

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/v2/fcm',
  summary: 'The key by which browsers subscribe, and the browsers of mine that have',
  access: 'member',
  answers: z.object({ publicKey: z.string(), devices: z.array(device) }),
  refusals: [],
})

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/v2/fcm/:token',
  summary: 'Register this browser’s subscription; it goes with the session. Twice is once',
  access: 'member',
  params,
  body: subscription,
  answers: done,
  refusals: ['PUSH_SERVICE_UNKNOWN', 'PUSH_DEVICE_LIMIT_REACHED'],
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/v2/fcm/:token',
  summary: 'Send nothing to a browser any more; one that is not mine or not there changes nothing',
  access: 'session',
  params,
  answers: done,
  refusals: [],
})

export const testPushDevice = endpoint({
  method: 'POST',
  path: '/api/v2/fcm/:token/test',
  summary: 'Send a message to a browser of mine',
  access: 'member',
  rate: 'mail',
  params,
  answers: done,
  refusals: ['PUSH_DEVICE_NOT_FOUND', 'PUSH_NOT_TAKEN'],
})

export const pushCalls = [listPushDevices, addPushDevice, removePushDevice, testPushDevice] as const

/** The content of a push message, encrypted for the browser. */
export interface PushMessage {
  title: string
  body: string
  icon: string
  /** Avatar of the one person it is about; absent if it names nobody. */
  image?: string
  tag: string
  /** Address that a press on it opens. */
  click_action: string
}
