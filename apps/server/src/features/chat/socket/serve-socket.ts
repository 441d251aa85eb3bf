import { chatEvents } from '@learntrail/contract/chat/facts'
import { listMessages } from '@learntrail/contract/chat/messages'
import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { lineLimits } from '@learntrail/contract/line/limits'
import { liveLimits } from '@learntrail/contract/live/limits'
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io'
import { payAsCall } from '../../../platform/http/pay-as-call.ts'
import { type Admission, admitLines } from '../../../platform/line/admit-lines.ts'
import { Places } from '../../../platform/line/places.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Following } from '../../../platform/realtime/index.ts'
import { oneAtATime } from '../../../platform/realtime/one-at-a-time.ts'
import { findSessions } from '../../accounts/index.ts'
import { listHidden } from '../../people/index.ts'
import { listHeard, listRoomIds } from '../rooms/rooms.repository.ts'
import { ReadingNews } from './reading-news.ts'
import { RoomNews } from './room-news.ts'
import { personTopic, roomTopic, whoHears, whoHides } from './socket-rooms.ts'
import { answerWord, typingBody, words } from './words.ts'

const beatMs = 20_000
const refreshedAtOnce = 100
const windowMs = 10_000

/** Talking, live: on the session of the page, and as long as that holds. */
export function serveSocket(app: FastifyInstance, platform: Platform): void {
  const { realtime, config, log, db, clock, pool } = platform
  const { io, admissionOf } = admitLines(app, {
    path: linePath,
    access: listMessages,
    places: new Places(lineLimits.perPerson),
    publicUrl: config.publicUrl,
    wordBytes: lineLimits.wordBytes,
    // A client knows by it that we are there; we ourselves are as patient with a slow one as before.
    beatMs: liveLimits.beatSeconds * 1_000,
    mostUnfinished: lineLimits.unfinished,
  })
  const news = new RoomNews(platform, io)
  const reading = new ReadingNews(platform, io)
  const personOf = (socket: Socket) => admissionOf(socket)?.person
  const sockets = () => [...io.of('/').sockets.values()]

  io.of('/').adapter.on('delete-room', (name: string) => {
    const [kind, id = ''] = name.split(':')
    if (kind === 'room') news.leave(id)
  })

  io.on('connection', (socket) => {
    const admission = admissionOf(socket)
    if (admission === undefined) return socket.disconnect(true)
    const { person } = admission
    let following: Following | undefined
    socket.on('disconnect', () => following?.close())
    listen(socket, admission)
    const begin = async () => {
      following = await realtime.follow(person.id, undefined, ({ items }) => {
        const kinds = new Set(items.map(({ kind }) => kind))
        for (const { kind, id } of items)
          if (kind === 'updateChatRoom') socket.emit(chatEvents.updateChatRoom, { roomId: id })
        if (kinds.has('updateHomeNavigation')) socket.emit(chatEvents.updateHomeNavigation)
        if (kinds.has('updateChatRoom') || kinds.has('updateGroup') || kinds.has('updateRelation'))
          void refresh([socket])
      })
      if (socket.disconnected) following.close()
      await enter([socket])
      socket.emit(lineEvents.open)
    }
    begin().catch((error: unknown) => {
      log.warn({ err: error }, 'a socket could not begin')
      socket.disconnect(true)
    })
    return undefined
  })

  /** Each joins the rooms that are theirs now, and leaves the others. Answers who heard one of them not before. */
  async function enter(entering: readonly Socket[]): Promise<Socket[]> {
    const idOf = (socket: Socket) => personOf(socket)?.id ?? ''
    const people = [...new Set(entering.map(idOf))]
    const [rooms, hidden, heard] = await Promise.all([
      listRoomIds(pool, people),
      listHidden(db, people),
      listHeard(pool, people),
    ])
    const anew: Socket[] = []
    for (const socket of entering) {
      const id = idOf(socket)
      const topics = (rooms.get(id) ?? []).map(roomTopic)
      const heardThere = (heard.get(id) ?? []).map(({ roomId, personId }) => whoHears(roomId, personId))
      const wanted = new Set([personTopic(id), ...topics, ...(hidden.get(id) ?? []).map(whoHides), ...heardThere])
      for (const joined of socket.rooms) if (joined !== socket.id && !wanted.has(joined)) socket.leave(joined)
      if (socket.disconnected) continue
      if (topics.some((topic) => !socket.rooms.has(topic))) anew.push(socket)
      await socket.join([...wanted])
    }
    await news.follow([...new Set([...rooms.values()].flat())])
    return anew
  }

  function refresh(entering: readonly Socket[]): Promise<void> {
    reading.forget()
    return enter(entering).then(
      // What was said there before is asked for.
      (anew) => {
        for (const socket of anew) socket.emit(lineEvents.open)
      },
      (error: unknown) => log.warn({ err: error }, 'rooms of a socket are not known'),
    )
  }

  function listen(socket: Socket, { identify, person: { id } }: Admission): void {
    let [began, count] = [Date.now(), 0]
    const isTooMuch = () => {
      if (Date.now() - began > windowMs) [began, count] = [Date.now(), 0]
      count += 1
      return config.rateLimits && count > lineLimits.wordsInTenSeconds
    }
    socket.use((_packet, next) => (isTooMuch() ? void socket.disconnect(true) : next()))
    for (const name of Object.keys(words)) {
      socket.on(name, async (body: unknown, answer: unknown) => {
        if (typeof answer !== 'function') return
        answer(await answerWord({ app, platform }, await identify().catch(() => null), name, body))
      })
    }
    socket.on(chatEvents.typing, async (body: unknown) => {
      const typed = typingBody.safeParse(body)
      if (!typed.success || !socket.rooms.has(roomTopic(typed.data.roomId))) return
      const isPaid = await payAsCall(app, listMessages, id).then(
        () => true,
        () => false,
      )
      if (isPaid) realtime.pass(typed.data.roomId, { typing: true, personId: id })
    })
  }

  realtime.onPassed((roomId, note) => {
    const personId = String(note.personId)
    if (note.typing) {
      io.to(roomTopic(roomId)).except(whoHides(personId)).volatile.emit(chatEvents.typing, { roomId, personId })
      io.to(whoHears(roomId, personId)).volatile.emit(chatEvents.typing, { roomId, personId })
    } else if (note.readNumber !== undefined) {
      reading
        .tell({ roomId, personId, number: Number(note.readNumber) })
        .catch((error: unknown) => log.warn({ err: error }, 'how far somebody has read could not be told'))
    }
  })

  async function endUnfit(accountId: string | null): Promise<void> {
    const of = sockets().filter((socket) => accountId === null || personOf(socket)?.id === accountId)
    if (of.length === 0) return
    const ids = of.flatMap((socket) => personOf(socket)?.sessionId ?? [])
    const there = await findSessions(db, [...new Set(ids)], clock.now())
    for (const socket of of) {
      if (there.has(personOf(socket)?.sessionId ?? '')) continue
      socket.emit(lineEvents.ended)
      socket.disconnect(true)
    }
  }
  /** A few at a time: nobody's words wait for a thousand others'. */
  const refreshAll = oneAtATime(async () => {
    const all = sockets()
    for (let place = 0; place < all.length; place += refreshedAtOnce)
      await refresh(all.slice(place, place + refreshedAtOnce))
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
    news.close()
  })
}
