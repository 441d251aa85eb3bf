import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { lineLimits } from '@learntrail/contract/line/limits'
import { liveLimits } from '@learntrail/contract/live/limits'
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io'
import type { Feature } from '../feature.ts'
import type { Platform } from '../platform.ts'
import type { Following } from '../realtime/index.ts'
import { oneAtATime } from '../realtime/one-at-a-time.ts'
import { admitLines } from './admit-lines.ts'
import { LinePart, personTopic } from './line-part.ts'
import { listen } from './listen.ts'
import { Places } from './places.ts'

interface LineOptions {
  features: readonly Pick<Feature, 'name' | 'line'>[]
  /** Resolves to those of the sessions that still exist. */
  findSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
}

/** A line is open to members; each feature decides what they hear and say on it. */
const access = { method: 'GET', access: 'member' } as const
const beatMs = 20_000
const refreshedAtOnce = 100

/**
 * Serves the product's only line, on the session of a page and for as long as it lasts. Features declare what is said
 * and heard on it (`Feature.line`).
 */
export function serveLine(app: FastifyInstance, platform: Platform, { features, findSessions }: LineOptions): void {
  const { realtime, config, log } = platform
  const { io, admissionOf } = admitLines(app, {
    path: linePath,
    access,
    places: new Places(lineLimits.perPerson),
    publicUrl: config.publicUrl,
    wordBytes: lineLimits.wordBytes,
    // The interval tells the client that the server is alive; the patience with slow clients is unchanged.
    beatMs: liveLimits.beatSeconds * 1_000,
    mostUnfinished: lineLimits.unfinished,
  })
  const parts = features.flatMap(({ name, line }) =>
    line === undefined ? [] : [new LinePart(name, line, platform, io)],
  )
  checkWords(parts)
  const sockets = () => [...io.of('/').sockets.values()]
  const peopleOf = (some: readonly Socket[]) =>
    new Map(some.map((socket) => [socket, admissionOf(socket)?.person.id ?? '']))

  io.on('connection', (socket) => {
    const admission = admissionOf(socket)
    if (admission === undefined) return socket.disconnect(true)
    const { person } = admission
    let following: Following | undefined
    socket.on('disconnect', () => {
      following?.close()
      for (const part of parts) part.ended(socket)
    })
    listen({ app, platform, parts }, socket, admission)
    const begin = async () => {
      following = await realtime.follow(person.id, undefined, ({ items }) => {
        for (const part of parts) part.told(items, socket)
        const changed = parts.filter((part) => part.isChangedBy(items))
        if (changed.length > 0) void refresh([socket], changed)
      })
      if (socket.disconnected) following.close()
      await socket.join(personTopic(person.id))
      await Promise.all(parts.map((part) => part.enter(peopleOf([socket]))))
      socket.emit(lineEvents.open)
    }
    begin().catch((error: unknown) => {
      log.warn({ err: error }, 'could not start a socket')
      socket.disconnect(true)
    })
    return undefined
  })

  /** Determines again what these sockets hear; those that enter something new are told to fetch what came before. */
  async function refresh(some: readonly Socket[], changed: readonly LinePart[]): Promise<void> {
    const people = peopleOf(some)
    const entered = await Promise.all(
      changed.map((part) =>
        part.refresh(people).catch((error: unknown) => {
          log.warn({ err: error }, 'could not determine the channels of a socket')
          return []
        }),
      ),
    )
    for (const socket of new Set(entered.flat())) socket.emit(lineEvents.open)
  }

  async function endUnfit(accountId: string | null): Promise<void> {
    const people = new Map(sockets().map((socket) => [socket, admissionOf(socket)?.person]))
    const of = [...people].filter(([, person]) => accountId === null || person?.id === accountId)
    if (of.length === 0) return
    const there = await findSessions([...new Set(of.flatMap(([, person]) => person?.sessionId ?? []))])
    for (const [socket, person] of of) {
      if (there.has(person?.sessionId ?? '')) continue
      socket.emit(lineEvents.ended)
      socket.disconnect(true)
    }
  }
  /** Refreshes in batches, so that words do not wait for a thousand sockets. */
  const refreshAll = oneAtATime(async () => {
    const all = sockets()
    for (let place = 0; place < all.length; place += refreshedAtOnce)
      await refresh(all.slice(place, place + refreshedAtOnce), parts)
  })
  const look = (accountId: string | null) =>
    void endUnfit(accountId).catch((error: unknown) => log.warn({ err: error }, 'upkeep of sockets failed'))
  realtime.onAccessChanged(look)
  // Finds what this node was not told about: an expired session, a block by another person.
  const beat = setInterval(() => {
    look(null)
    void refreshAll()
  }, beatMs).unref()

  app.addHook('preClose', async () => {
    clearInterval(beat)
    for (const part of parts) part.close()
  })
}

/** Throws if two features use the same word, which would be handled twice. */
function checkWords(parts: readonly LinePart[]): void {
  const taken = new Set<string>()
  for (const name of parts.flatMap(({ words }) => Object.keys(words))) {
    if (taken.has(name)) throw new Error(`two features take the word ${name}`)
    taken.add(name)
  }
}
