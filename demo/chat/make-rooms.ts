import { messageTypes } from '@learntrail/contract/chat/facts'
import { createChatroom, markRead, updateMessage, writeMessage } from '../../apps/server/src/features/chat/demo.ts'
import { groupIdOf } from '../groups/group-id.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { chatrooms } from './rooms.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Makes rooms with their messages, and how far members have read. Idempotent. */
export async function makeRooms({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const person = (key: Parameters<typeof idOf>[1]) => ({ ...actor(idOf(ids, key)), features: ['chatroom'] as const })
  const now = platform.clock.now().getTime()
  // Today's messages are dated before the moment at which the school is made.
  const hourOf = (days: number) => (days === 0 ? now - hourMs : calendar.daysAgo(days).getTime())
  const at = (days: number, minute: number) => platformAt(platform, new Date(hourOf(days) + minute * minuteMs))
  for (const [place, room] of chatrooms.entries()) {
    const clientId = stableId(`room ${place}`)
    const [first] = room.words
    const others = (room.with ?? []).map((key) => idOf(ids, key))
    const making =
      room.group === undefined
        ? others.length === 1
          ? { type: 'direct' as const, personId: others[0] ?? '', clientId }
          : { type: 'several' as const, name: room.name ?? '', personIds: others, clientId }
        : { type: 'group' as const, groupId: await groupIdOf(platform, room.group), clientId }
    const { id: roomId } = await createChatroom(at((first?.daysAgo ?? 0) + 1, 0), person(room.by), making)

    const numbers: number[] = []
    for (const [turn, { by, text, sticker, daysAgo, minute, answers, liked = [], isPinned }] of room.words.entries()) {
      const then = at(daysAgo, minute)
      const said =
        sticker === undefined
          ? { type: messageTypes.text, text: text ?? '', mentions: [] }
          : { type: messageTypes.sticker, sticker }
      const replyTo = answers === undefined ? null : (numbers[answers] ?? null)
      const message = { roomId, clientId: stableId(`room ${place} ${turn}`), replyTo, said }
      const { number } = await writeMessage(then, person(by), message)
      numbers.push(number)
      for (const one of liked)
        await updateMessage(then, person(one.by), { roomId, number, action: 'react', emotion: one.emotion })
      if (isPinned) await updateMessage(then, person(by), { roomId, number, action: 'pin', isPinned })
    }

    const last = numbers.at(-1) ?? 0
    const speakers = new Set([room.by, ...room.words.map(({ by }) => by), ...(room.with ?? [])])
    for (const key of speakers) {
      const unread = room.unread.find(({ by }) => by === key)?.last ?? 0
      await markRead(platform, person(key), { roomId, number: last - unread })
    }
  }
}
