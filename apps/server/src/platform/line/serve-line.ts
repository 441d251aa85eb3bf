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
  /** Which of these sessions are there. */
  findSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
}

/** Whoever is a member may have a line; what they hear and say on it is for each feature to say. */
const access = { method: 'GET', access: 'member' } as const
const beatMs = 20_000
const refreshedAtOnce = 100

/**
 * The one line of the product, on the session of a page and as long as that holds. What is said and heard on it, features
 * declare (`Feature.line`).
 */
export function serveLine(app: FastifyInstance, platform: Platform, { features, findSessions }: LineOptions): void {
  const { realtime, config, log } = platform
  const { io, admissionOf } = admitLines(app, {
    path: linePath,
    access,
    places: new Places(lineLimits.perPerson),
    publicUrl: config.publicUrl,
    wordBytes: lineLimits.wordBytes,
    // A client knows by it that we are there; we ourselves are as patient with a slow one as before.
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
      log.warn({ err: error }, 'a socket could not begin')
      socket.disconnect(true)
    })
    return undefined
  })

  /** What they hear is asked for anew; who comes to something new by that asks for what came before. */
  async function refresh(some: readonly Socket[], changed: readonly LinePart[]): Promise<void> {
    const people = peopleOf(some)
    const entered = await Promise.all(
      changed.map((part) =>
        part.refresh(people).catch((error: unknown) => {
          log.warn({ err: error }, 'what a socket hears is not known')
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
  /** A few at a time: nobody's words wait for a thousand others'. */
  const refreshAll = oneAtATime(async () => {
    const all = sockets()
    for (let place = 0; place < all.length; place += refreshedAtOnce)
      await refresh(all.slice(place, place + refreshedAtOnce), parts)
  })
  const look = (accountId: string | null) =>
    void endUnfit(accountId).catch((error: unknown) => log.warn({ err: error }, 'sockets could not be looked after'))
  realtime.onAccessChanged(look)
  // What a node was not told of is found here: a session that is over, a block of somebody else's.
  const beat = setInterval(() => {
    look(null)
    void refreshAll()
  }, beatMs).unref()

  app.addHook('preClose', async () => {
    clearInterval(beat)
    for (const part of parts) part.close()
  })
}

/** A word that two features take would be done twice. */
function checkWords(parts: readonly LinePart[]): void {
  const taken = new Set<string>()
  for (const name of parts.flatMap(({ words }) => Object.keys(words))) {
    if (taken.has(name)) throw new Error(`two features take the word ${name}`)
    taken.add(name)
  }
}
