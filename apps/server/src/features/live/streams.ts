import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { LiveItem } from '@learntrail/contract/live/kinds'
import { liveLimits } from '@learntrail/contract/live/limits'
import type { FastifyReply } from 'fastify'
import { Places } from '../../platform/line/places.ts'
import type { Realtime } from '../../platform/realtime/index.ts'
import { batchLines, eventLines } from './stream-lines.ts'

/** Whose stream it is, and of what. */
export interface Listener {
  accountId: string
  sessionId: string
  /** An address, or the network of one. */
  address: string
  topics: readonly string[]
  /** Of a channel: whether it is still for this person. */
  isStillFor?: () => Promise<boolean>
  /** Of a person's own: something is told that has a topic of its own, which this stream does not follow yet. */
  isOutgrown?: (item: LiveItem) => boolean
}

interface Stream extends Listener {
  line: ServerResponse
  close(): void
}

interface Parts {
  realtime: Realtime
  /** Which of these sessions there still are. */
  findSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
  onFailure(error: unknown): void
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies of the nginx kind would keep it until there is more.
  'x-accel-buffering': 'no',
}

/** A reader for whom so many bytes wait does not read. Whoever is let go misses nothing when they come back. */
const mostWaitingBytes = 64 * 1024
const farewellMs = 1_000

/** The streams that are open at this node. They are looked after in turns, so that no moment has to do with all. */
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

  /** Takes the line over, sends what was told after `after`, and goes on with what comes. */
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
        // Whoever comes back follows it, and misses nothing in between.
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
      // The position comes after all that was before it: a line that breaks in between loses nothing.
      write(line, early.join('') + eventLines('open', this.#parts.realtime.position()))
      early = undefined
      if (line.destroyed) close()
    } catch (error) {
      leave()
      throw error
    }
  }

  /** Ends all of them; their readers come back to whoever serves then. */
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

  /** Ends those whose session is over, or whose channel is not for them any more. */
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
