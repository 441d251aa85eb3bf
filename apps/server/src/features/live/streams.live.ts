import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { LiveItem } from '@learntrail/contract/live/kinds'
import { liveLimits } from '@learntrail/contract/live/limits'
import type { FastifyReply } from 'fastify'
import { Places } from '../../platform/line/places.ts'
import type { Realtime } from '../../platform/realtime/index.ts'
import { batchLines, eventLines } from './stream-lines.mapping.ts'

/** Whose stream it is and what it follows. */
export interface Listener {
  accountId: string
  sessionId: string
  /** An IP address, or the network it belongs to. */
  address: string
  topics: readonly string[]
  /** For a channel: whether the person may still follow it. */
  isStillFor?: () => Promise<boolean>
  /** For a person's own stream: whether a live event has a topic of its own that the stream does not follow yet. */
  isOutgrown?: (item: LiveItem) => boolean
}

interface Stream extends Listener {
  line: ServerResponse
  close(): void
}

interface Parts {
  realtime: Realtime
  /** Returns the sessions among `ids` that still exist. */
  findSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
  onFailure(error: unknown): void
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies such as nginx would otherwise buffer the stream.
  'x-accel-buffering': 'no',
}

/** A reader with this many unsent bytes is cut off; it misses nothing, as it resumes from its last position. */
const mostWaitingBytes = 64 * 1024
const farewellMs = 1_000

/** The streams open at this node, checked in turns so that no tick has to check all of them. */
export class Streams {
  #parts: Parts
  #turns = Array.from({ length: liveLimits.checkSeconds }, () => new Set<Stream>())
  #places = new Places()
  #opened = 0
  #turn = 0
  #timer: NodeJS.Timeout

  constructor(parts: Parts) {
    this.#parts = parts
    this.#timer = setInterval(() => this.#nextTurn(), 1_000).unref()
    parts.realtime.onAccessChanged((accountId) => this.#check(this.#all().filter(isOf(accountId))))
  }

  /** Takes over the connection, sends what was told after position `after`, then what follows. */
  async open(listener: Listener, after: string | undefined, reply: FastifyReply): Promise<void> {
    const leave = this.#places.take(listener)
    let early: string[] | undefined = []
    const line = reply.raw
    try {
      let stream: Stream
      const following = await this.#parts.realtime.follow(listener.topics, after, (batch) => {
        if (!batch.isReset && batch.items.length === 0) return
        if (early === undefined) write(line, batchLines(batch))
        else early.push(batchLines(batch))
        // On reconnecting, the stream follows the new topic too and misses nothing in between.
        if (listener.isOutgrown && batch.items.some(listener.isOutgrown)) setImmediate(() => hangUp(stream))
      })
      const turn = this.#turns[this.#opened++ % this.#turns.length] as Set<Stream>
      const close = () => {
        following.close()
        leave()
        turn.delete(stream)
      }
      stream = { ...listener, line, close }
      turn.add(stream)
      line.once('close', close)
      reply.hijack()
      line.writeHead(200, reply.headers(headers).getHeaders() as OutgoingHttpHeaders)
      // The position follows everything before it, so a connection that breaks in between loses nothing.
      write(line, early.join('') + eventLines('open', this.#parts.realtime.position()))
      early = undefined
      if (line.destroyed) close()
    } catch (error) {
      leave()
      throw error
    }
  }

  /** Ends all streams; their readers reconnect to the node that serves then. */
  close(): void {
    clearInterval(this.#timer)
    for (const stream of this.#all()) hangUp(stream)
  }

  #all(): Stream[] {
    return this.#turns.flatMap((turn) => [...turn])
  }

  #nextTurn(): void {
    const turn = this.#turn++
    const beating = this.#turns.filter((_, place) => (turn - place) % liveLimits.beatSeconds === 0)
    if (beating.every(({ size }) => size === 0)) return
    const beat = eventLines('beat', this.#parts.realtime.position())
    for (const streams of beating) for (const { line } of streams) write(line, beat)
    this.#check([...(this.#turns[turn % this.#turns.length] as Set<Stream>)])
  }

  /** Ends the streams whose session is over or whose channel the person may no longer follow. */
  #check(streams: Stream[]): void {
    if (streams.length > 0) this.#endUnfit(streams).catch(this.#parts.onFailure)
  }

  async #endUnfit(streams: Stream[]): Promise<void> {
    const sessions = await this.#parts.findSessions([...new Set(streams.map(({ sessionId }) => sessionId))])
    for (const stream of streams) {
      const isFit = sessions.has(stream.sessionId) && (await (stream.isStillFor?.() ?? true))
      if (isFit) continue
      write(stream.line, eventLines('ended', this.#parts.realtime.position()))
      hangUp(stream)
    }
  }
}

const isOf = (accountId: string | null) => (stream: Stream) => accountId === null || stream.accountId === accountId

function write(line: ServerResponse, lines: string): void {
  if (line.writableEnded) return
  if (line.writableLength > mostWaitingBytes) line.destroy()
  else line.write(lines)
}

function hangUp({ line, close }: Stream): void {
  close()
  line.end()
  setTimeout(() => line.destroy(), farewellMs).unref()
}
