import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'

const group = z.object({ id, name: z.string() })

const unsignedBulletin = z.object({
  id,
  title: z.string(),
  group,
  appearsAt: time,
  /** How many members it asks, and how many of them have given every signature that it asks for. */
  members: z.int(),
  signed: z.int(),
  remindedAt: time.nullable(),
  /** When they can be reminded again; null: now. */
  remindableAt: time.nullable(),
})
export type UnsignedBulletin = z.infer<typeof unsignedBulletin>

const toldBulletin = z.object({ id, title: z.string(), group, appearsAt: time, isUnread: z.boolean() })
export type ToldBulletin = z.infer<typeof toldBulletin>

export const listTeachingBulletins = endpoint({
  method: 'GET',
  path: '/api/v2/teaching/bulletins',
  summary:
    'Bulletins of the last two months: of the classes that I lead, those that somebody has yet to sign, newest first; and what the groups of my schools told me, unread first',
  access: 'feature:learning-group',
  cost: 3,
  answers: z.object({ unsigned: z.array(unsignedBulletin), told: z.array(toldBulletin) }),
  refusals: [],
})

export const teachingBulletinCalls = [listTeachingBulletins] as const
