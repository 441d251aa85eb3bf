import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cadences, noticeTopicNames } from './kinds.ts'

const hour = z.int({ error: 'invalid' }).min(0, { error: 'invalid' }).max(23, { error: 'invalid' })

/** How one topic is told: in the product, by mail, and by push while the browser is closed. */
const channels = z.object({ app: z.boolean(), mail: z.enum(cadences, { error: 'invalid' }), push: z.boolean() })
export type Channels = z.infer<typeof channels>

const settings = z.object({
  /** False: no mails except required ones. */
  isMailOn: z.boolean(),
  topics: z.record(z.enum(noticeTopicNames, { error: 'invalid' }), channels),
  /** Hour in Taiwan at which digests are sent. */
  digestHour: hour,
  /** Hours without immediate mails; null: none. May span midnight. */
  quiet: z.object({ from: hour, to: hour }).nullable(),
})
export type NoticeSettings = z.infer<typeof settings>

const answers = settings.extend({
  /** Address that mails go to; null if the account has none. */
  email: z.string().nullable(),
})

export const readNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/v2/notice/settings',
  summary: 'How I am told of what concerns me',
  access: 'member',
  answers,
  refusals: [],
})

export const changeNoticeSettings = endpoint({
  method: 'PATCH',
  path: '/api/v2/notice/settings',
  summary: 'Change how I am told; topics that are not named stay as they are, and what is required stays on',
  access: 'member',
  body: settings
    .partial()
    .extend({ topics: z.partialRecord(z.enum(noticeTopicNames, { error: 'invalid' }), channels.partial()).optional() }),
  answers,
  refusals: [],
})

const token = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/, { error: 'invalid' })

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/v2/notice/unsubscribe/:token',
  summary: 'End all mails to whom a mail was sent, by the link that it carries (RFC 8058), signed in or not',
  access: 'public',
  isForeign: true,
  params: z.object({ token }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['UNSUBSCRIBE_UNKNOWN'],
})

export const noticeSettingCalls = [readNoticeSettings, changeNoticeSettings, unsubscribe] as const
