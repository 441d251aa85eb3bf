import { chatEvents } from '@learntrail/contract/chat/facts'
import type { Line } from '../../../platform/line/line-feature.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listWhoSeesReading } from '../rooms/rooms.repository.ts'
import { roomTopic, whoHears, whoHides } from './socket-rooms.rules.ts'

/** Readers for whom the list of viewers is remembered; in a room of 500, each list has 500 entries. */
const mostRemembered = 2_000

interface Reading {
  roomId: string
  personId: string
  number: number
}

/**
 * Tells people on this node how far a reader has read, if they may see it. The lists of viewers are remembered until
 * `forget`.
 */
export class ReadingNews {
  readonly #platform: Platform
  readonly #line: Line
  readonly #seen = new Map<string, Promise<string[]>>()

  constructor(platform: Platform, line: Line) {
    this.#platform = platform
    this.#line = line
  }

  async tell({ roomId, personId, number }: Reading): Promise<void> {
    if (!this.#line.isHeard(roomTopic(roomId))) return
    const people = await this.#whoSees(roomId, personId)
    if (people.length === 0) return
    const news = { roomId, personId, number }
    this.#line.say(chatEvents.readChatroom, news, { people, except: whoHides(personId) })
    this.#line.say(chatEvents.readChatroom, news, { topics: [whoHears(roomId, personId)] })
  }

  /** Called when members of a room or group, or friendships, have changed. */
  forget(): void {
    this.#seen.clear()
  }

  #whoSees(roomId: string, personId: string): Promise<string[]> {
    const key = `${roomId} ${personId}`
    const known = this.#seen.get(key)
    if (known !== undefined) return known
    const seen = listWhoSeesReading(this.#platform.pool, roomId, personId)
    if (this.#seen.size >= mostRemembered) this.#seen.clear()
    this.#seen.set(key, seen)
    seen.catch(() => this.#seen.delete(key))
    return seen
  }
}
