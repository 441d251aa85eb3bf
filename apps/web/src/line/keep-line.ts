import { lineEvents } from '@learntrail/contract/line/facts'
import { liveLimits } from '@learntrail/contract/live/limits'
import type { Socket } from 'socket.io-client'
import { pauseAfter } from '../live/pauses.rules.ts'

/**
 * Does what Socket.IO leaves to us. It comes back by itself only to a server that is gone: one that cannot read the session
 * at the moment refuses a line or ends it, and is asked again. And a line on which nothing is heard for long is given up,
 * where Socket.IO would wait for as long as the server waits for somebody in a lift. Answers how to let it go.
 */
export function keepLine(line: Socket): () => void {
  const manager = line.io
  let failures = 0
  let next: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const comeBack = () => {
    failures += 1
    clearTimeout(next)
    next = setTimeout(() => line.connect(), pauseAfter(failures))
  }
  const expectWord = () => {
    clearTimeout(silence)
    silence = setTimeout(() => manager.engine.close(), liveLimits.silenceSeconds * 1_000)
  }
  line.on('connect_error', () => line.active || comeBack())
  line.on('disconnect', (reason) => reason === 'io server disconnect' && comeBack())
  line.on(lineEvents.open, () => {
    failures = 0
  })
  manager.on('open', expectWord)
  manager.on('ping', expectWord)
  manager.on('close', () => clearTimeout(silence))
  return () => {
    clearTimeout(next)
    clearTimeout(silence)
    line.disconnect()
  }
}
