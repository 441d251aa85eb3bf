import { lineLimits } from '@learntrail/contract/line/limits'
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io'
import type { Platform } from '../platform.ts'
import type { Admission } from './admit-lines.ts'
import type { LinePart } from './line-part.ts'
import { answerWord, passWord } from './words.ts'

interface Parts {
  app: FastifyInstance
  platform: Platform
  parts: readonly LinePart[]
}

const windowMs = 10_000

/** Handles the words of a socket, and disconnects it when there are too many. */
export function listen({ app, platform, parts }: Parts, socket: Socket, { identify, person }: Admission): void {
  let [began, count] = [Date.now(), 0]
  const isTooMuch = () => {
    if (Date.now() - began > windowMs) [began, count] = [Date.now(), 0]
    count += 1
    return platform.config.rateLimits && count > lineLimits.wordsInTenSeconds
  }
  socket.use((_packet, next) => (isTooMuch() ? void socket.disconnect(true) : next()))
  for (const part of parts) {
    const line = part.lineOf(socket)
    for (const [name, word] of Object.entries(part.words)) {
      if ('answer' in word)
        socket.on(name, async (body: unknown, answer: unknown) => {
          if (typeof answer !== 'function') return
          // Since the connection they may have lost a plan, been suspended or signed out.
          const now = await identify().catch(() => null)
          answer(await answerWord({ app, platform }, now, { name, word, body, line }))
        })
      else
        socket.on(name, (body: unknown) => {
          const hears = (topic: string) => part.isHeardBy(socket, topic)
          return passWord({ app, platform }, person.id, { word, body, line, hears })
        })
    }
  }
}
