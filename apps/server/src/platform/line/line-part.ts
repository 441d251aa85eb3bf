import type { LiveItem, LiveKind } from '@learntrail/contract/live/kinds'
import type { Server, Socket } from 'socket.io'
import type { Platform } from '../platform.ts'
import type { Audience, FeatureOnLine, Line, LineFeature } from './line-feature.ts'
import type { SpeakingLine } from './speaking-line.ts'

/** Returns the room of all lines that one person has open at this node. */
export const personTopic = (personId: string) => `person:${personId}`

/** One feature's part of the line: who at this node hears which of its topics. */
export class LinePart implements Line {
  readonly words: LineFeature['words']
  readonly #io: Server
  readonly #prefix: string
  readonly #changedBy: ReadonlySet<LiveKind>
  readonly #feature: FeatureOnLine
  /** Number of the latest query of hearings. Queries overlap; a socket keeps the result of the latest one answered. */
  #asked = 0
  readonly #goesBy = new WeakMap<Socket, number>()
  /** Topics that a line has joined by itself, independent of its person. */
  readonly #own = new WeakMap<Socket, Set<string>>()

  constructor(name: string, { words, changedBy, begin }: LineFeature, platform: Platform, io: Server) {
    this.words = words
    this.#io = io
    this.#prefix = `${name}/`
    this.#changedBy = new Set(changedBy)
    this.#feature = begin(platform, this)
    io.of('/').adapter.on('delete-room', (room: string) => {
      if (room.startsWith(this.#prefix)) this.#feature.emptied?.(room.slice(this.#prefix.length))
    })
  }

  say(word: string, body: object, { topics = [], people = [], lines = [], ...rest }: Audience): void {
    const rooms = [...topics.map((topic) => this.#roomOf(topic)), ...people.map(personTopic), ...lines]
    // For Socket.IO no room means everyone.
    if (rooms.length === 0) return
    let audience = this.#io.to(rooms)
    if (rest.except !== undefined) audience = audience.except(this.#roomOf(rest.except))
    if (rest.exceptLine !== undefined) audience = audience.except(rest.exceptLine)
    if (rest.isPassing) audience = audience.volatile
    audience.emit(word, body)
  }

  isHeard(topic: string): boolean {
    return this.#io.of('/').adapter.rooms.has(this.#roomOf(topic))
  }

  /** Returns whether this socket hears the topic. */
  isHeardBy(socket: Socket, topic: string): boolean {
    return socket.rooms.has(this.#roomOf(topic))
  }

  /** Returns this socket's line, as its feature sees it. */
  lineOf(socket: Socket): SpeakingLine {
    const own = this.#own.get(socket) ?? new Set()
    this.#own.set(socket, own)
    return {
      id: socket.id,
      join: async (topic) => {
        if (socket.disconnected) return false
        own.add(this.#roomOf(topic))
        await socket.join(this.#roomOf(topic))
        return !socket.disconnected
      },
      leave: (topic) => {
        own.delete(this.#roomOf(topic))
        void socket.leave(this.#roomOf(topic))
      },
    }
  }

  ended(socket: Socket): void {
    this.#feature.ended?.(socket.id)
  }

  isChangedBy(items: readonly LiveItem[]): boolean {
    return items.some(({ kind }) => this.#changedBy.has(kind))
  }

  told(items: readonly LiveItem[], socket: Socket): void {
    this.#feature.told?.(items, (word, body) => void socket.emit(word, ...(body === undefined ? [] : [body])))
  }

  /**
   * Lets each socket join what its person hears now and leave the rest. Returns the sockets that entered a topic they
   * did not hear before.
   */
  async enter(sockets: ReadonlyMap<Socket, string>): Promise<Socket[]> {
    this.#asked += 1
    const question = this.#asked
    const hearings = await this.#feature.hearingOf([...new Set(sockets.values())])
    const anew: Socket[] = []
    const entered = new Set<string>()
    for (const [socket, personId] of sockets) {
      // A later query has been answered already and is more recent.
      if ((this.#goesBy.get(socket) ?? 0) > question) continue
      this.#goesBy.set(socket, question)
      const { topics = [], marks = [] } = hearings.get(personId) ?? {}
      const wanted = new Set([...topics, ...marks].map((topic) => this.#roomOf(topic)))
      const own = this.#own.get(socket)
      for (const joined of socket.rooms)
        if (joined.startsWith(this.#prefix) && !wanted.has(joined) && !own?.has(joined)) socket.leave(joined)
      if (socket.disconnected) continue
      if (topics.some((topic) => !this.isHeardBy(socket, topic))) anew.push(socket)
      await socket.join([...wanted])
      for (const topic of topics) entered.add(topic)
    }
    await this.#feature.entered?.([...entered])
    return anew
  }

  /** Updates hearings like `enter`, after they may have changed. */
  refresh(sockets: ReadonlyMap<Socket, string>): Promise<Socket[]> {
    this.#feature.forget?.()
    return this.enter(sockets)
  }

  close(): void {
    this.#feature.close?.()
  }

  #roomOf(topic: string): string {
    return this.#prefix + topic
  }
}
