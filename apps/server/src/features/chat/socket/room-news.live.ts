import { chatEvents } from '@learntrail/contract/chat/facts'
import { chatLimits } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import type { Line } from '../../../platform/line/line-feature.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Following } from '../../../platform/realtime/index.ts'
import { oneAtATime } from '../../../platform/realtime/one-at-a-time.ts'
import { findChanges, listNews } from '../messages/messages.repository.ts'
import { roomTopic, whoHears, whoHides } from './socket-rooms.rules.ts'

interface Followed {
  following: Promise<Following>
  /** The last number and change handed on. */
  number: number
  change: number
}

const atOnce = 500

/**
 * Hands on changes in rooms that people on this node follow. The live event says only that something changed; the
 * changes are read from the database in order, so that nothing is lost or repeated however it was told.
 */
export class RoomNews {
  readonly #platform: Platform
  readonly #line: Line
  readonly #rooms = new Map<string, Followed>()
  readonly #changed = new Set<string>()
  readonly #handOn: () => Promise<void>

  constructor(platform: Platform, line: Line) {
    this.#platform = platform
    this.#line = line
    this.#handOn = oneAtATime(() => this.#readAndHandOn())
  }

  /** Starts handing on changes in these rooms. */
  async follow(ids: readonly string[]): Promise<void> {
    const anew = ids.filter((id) => !this.#rooms.has(id))
    if (anew.length === 0) return
    const standings = await findChanges(this.#platform.pool, anew)
    await Promise.all(
      anew.map((id) => {
        const standing = standings.get(id)
        // Another call may have started to follow it in the meantime.
        if (standing === undefined || this.#rooms.has(id)) return undefined
        const following = this.#platform.realtime.follow(id, undefined, ({ items }) => {
          const kinds = new Set(items.map(({ kind }) => kind))
          if (kinds.has('updateChatRoom'))
            this.#line.say(chatEvents.updateChatRoom, { roomId: id }, { topics: [roomTopic(id)] })
          this.#look(id)
        })
        this.#rooms.set(id, { following, ...standing })
        return following
      }),
    )
  }

  /** Stops following a room nobody on this node follows any more. */
  leave(id: string): void {
    const followed = this.#rooms.get(id)
    if (followed === undefined) return
    this.#rooms.delete(id)
    followed.following.then((following) => following.close()).catch(() => undefined)
  }

  close(): void {
    for (const id of this.#rooms.keys()) this.leave(id)
  }

  #look(id: string): void {
    this.#changed.add(id)
    this.#handOn().catch((error: unknown) => this.#platform.log.warn({ err: error }, 'could not read room updates'))
  }

  async #readAndHandOn(): Promise<void> {
    const since = new Map<string, number>()
    for (const id of this.#changed) {
      const room = this.#rooms.get(id)
      if (room !== undefined) since.set(id, room.change)
    }
    // Changes that arrive during the read must be read again.
    this.#changed.clear()
    if (since.size === 0) return
    const again = () => {
      for (const id of since.keys()) this.#changed.add(id)
    }
    const news = await listNews(this.#platform.pool, since, atOnce).catch((error: unknown) => {
      again()
      throw error
    })
    for (const [roomId, messages] of Map.groupBy(news, ({ roomId }) => roomId)) this.#handOnRoom(roomId, messages)
    if (news.length === atOnce) {
      again()
      await this.#readAndHandOn()
    }
  }

  #handOnRoom(roomId: string, messages: readonly ChatroomMessage[]): void {
    const room = this.#rooms.get(roomId)
    if (room === undefined) return
    const fresh = messages.filter(({ number }) => number > room.number)
    const other = messages.filter(({ number }) => number <= room.number).map(({ number }) => number)
    for (const { number, change } of messages) {
      room.number = Math.max(room.number, number)
      room.change = Math.max(room.change, change)
    }
    for (const part of byAuthor(fresh)) {
      const [{ author }] = part as [ChatroomMessage]
      const news = { roomId, messages: part }
      const others = { topics: [roomTopic(roomId)], except: whoHides(author.id) }
      this.#line.say(chatEvents.createChatroomMessage, news, others)
      this.#line.say(chatEvents.createChatroomMessage, news, { topics: [whoHears(roomId, author.id)] })
    }
    // Clients fetch those on their screen themselves, since some messages may be from before a member joined.
    if (other.length > 0) {
      const numbers = other.slice(-chatLimits.page)
      this.#line.say(chatEvents.updateChatroomMessage, { roomId, numbers }, { topics: [roomTopic(roomId)] })
    }
  }
}

/** Groups consecutive messages of one author, because a block may hide an author from some people. */
function byAuthor(messages: readonly ChatroomMessage[]): ChatroomMessage[][] {
  const parts: ChatroomMessage[][] = []
  for (const message of messages.toSorted((one, other) => one.number - other.number)) {
    const last = parts.at(-1)
    if (last?.[0]?.author.id === message.author.id) last.push(message)
    else parts.push([message])
  }
  return parts
}
