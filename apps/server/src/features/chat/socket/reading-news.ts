import { chatEvents } from '@learntrail/contract/chat/facts'
import type { Server } from 'socket.io'
import type { Platform } from '../../../platform/platform.ts'
import { listWhoSeesReading } from '../rooms/rooms.repository.ts'
import { personTopic, roomTopic, whoHears, whoHides } from './socket-rooms.ts'

/** Of how many who read in a room it is remembered who sees it: in a room of 500 each has a list of 500. */
const mostRemembered = 2_000

interface Reading {
  roomId: string
  personId: string
  number: number
}

/** Tells those at this node who are shown it how far somebody has read. Who that is, is remembered until `forget`. */
export class ReadingNews {
  readonly #platform: Platform
  readonly #io: Server
  readonly #seen = new Map<string, Promise<string[]>>()

  constructor(platform: Platform, io: Server) {
    this.#platform = platform
    this.#io = io
  }

  async tell({ roomId, personId, number }: Reading): Promise<void> {
    if (!this.#io.of('/').adapter.rooms.has(roomTopic(roomId))) return
    const topics = (await this.#whoSees(roomId, personId)).map(personTopic)
    if (topics.length === 0) return
    const news = { roomId, personId, number }
    this.#io.to(topics).except(whoHides(personId)).emit(chatEvents.readChatroom, news)
    this.#io.to(whoHears(roomId, personId)).emit(chatEvents.readChatroom, news)
  }

  /** Who is in a room, a group or a friendship has changed. */
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
