import { chatLimits } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Reader } from '../rooms/read.service.ts'
import * as rooms from '../rooms/rooms.repository.ts'
import * as repository from './messages.repository.ts'

interface Asked {
  roomId: string
  before?: number | undefined
  after?: number | undefined
  around?: number | undefined
  changedAfter?: number | undefined
  numbers?: number[] | undefined
}

interface Part {
  items: ChatroomMessage[]
  hasMore: { before: boolean; after: boolean }
}

/** Returns a room's messages as one of its members reads them. */
export async function listMessages({ pool }: Platform, person: Reader, { roomId, ...asked }: Asked) {
  const room = (await rooms.findStanding(pool, person.id, roomId)) ?? refuse('CHATROOM_NOT_FOUND')
  const { lastNumber, lastChange, readNumber, since } = room
  const reading = { viewer: person.id, roomId, since }
  const part = await partOf((way, from, limit) => repository.listMessages(pool, reading, { way, from, limit }), asked)
  const items = part?.items ?? (await repository.findMessages(pool, reading, asked.numbers ?? []))
  const hasMore = part?.hasMore ?? { before: false, after: false }
  return { items, hasMore, lastNumber, lastChange, readNumber }
}

type List = (way: 'before' | 'after' | 'changedAfter', from: number, limit: number) => Promise<ChatroomMessage[]>

const newest = 2_147_483_647

async function partOf(list: List, asked: Omit<Asked, 'roomId'>): Promise<Part | undefined> {
  const { before, after, around, changedAfter, numbers } = asked
  if (numbers !== undefined) return undefined
  if (after !== undefined) return forward(list, 'after', after, chatLimits.page)
  if (changedAfter !== undefined) return forward(list, 'changedAfter', changedAfter, chatLimits.page)
  if (around === undefined) return back(list, before ?? newest, chatLimits.page)
  const half = chatLimits.page / 2
  const [above, below] = [await back(list, around, half), await forward(list, 'after', around - 1, half)]
  return {
    items: [...above.items, ...below.items],
    hasMore: { before: above.hasMore.before, after: below.hasMore.after },
  }
}

async function back(list: List, before: number, limit: number): Promise<Part> {
  const rows = await list('before', before, limit + 1)
  return {
    items: rows.slice(0, limit).toReversed(),
    hasMore: { before: rows.length > limit, after: false },
  }
}

async function forward(list: List, way: 'after' | 'changedAfter', from: number, limit: number): Promise<Part> {
  const rows = await list(way, from, limit + 1)
  return { items: rows.slice(0, limit), hasMore: { before: false, after: rows.length > limit } }
}

export async function readMessage(platform: Platform, person: Reader, roomId: string, number: number) {
  const { items } = await listMessages(platform, person, { roomId, numbers: [number] })
  return items[0] ?? refuse('CHATROOM_MESSAGE_NOT_FOUND')
}
