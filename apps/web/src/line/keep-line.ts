import { lineEvents } from '@learntrail/contract/line/facts'
import { liveLimits } from '@learntrail/contract/live/limits'
import type { Socket } from 'socket.io-client'
import { pauseAfter } from '../live/pauses.rules.ts'

/**
 * Adds reconnecting that Socket.IO leaves out. Socket.IO reconnects by itself only when the server is gone; here also
 * after a refusal or an ending by the server, such as one that cannot read the session at the moment. Also closes a
 * connection that has been silent for `silenceSeconds`, because Socket.IO would wait as long as the server waits for a
 * client without reception. Returns a function that stops this.
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
