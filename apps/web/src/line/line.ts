import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { csrfToken, forgetCsrfToken } from '../api/csrf.ts'
import { keepLine } from './keep-line.ts'
import { reconnecting } from './reconnecting.rules.ts'

/** What somebody on this page listens to, by the names on the wire. */
export type Hear = Readonly<Record<string, ((body: unknown) => void) | undefined>>

type Options = Partial<ManagerOptions & SocketOptions>

/** What is heard when the line breaks or is let go; it comes back by itself. */
export const lineClosed = 'disconnect'

export interface Line {
  /** Hears words from now on; `lineEvents.open` at once where the line is open already. Answers how to end it. */
  hear(words: Hear): () => void
  isOpen(): boolean
  /** Says what is lost where the line is not open. */
  say(word: string, body: object): void
  /** Says what is answered. Fails where the line is not open, breaks meanwhile, or is silent for so long. */
  ask(word: string, body: object, milliseconds: number): Promise<unknown>
}

/** One line for everything on the screen, of whichever feature, open as long as somebody listens. */
export function createLine(connect: (options: Options) => Socket = io): Line {
  const listeners = new Set<Hear>()
  const heard = new Set<string>([lineEvents.open])
  let socket: Socket | undefined
  let letGo: (() => void) | undefined
  let isOpen = false

  function handOn(from: Socket, word: string): void {
    from.on(word, (body: unknown) => {
      if (word === lineEvents.open) isOpen = true
      for (const hear of listeners) hear[word]?.(body)
    })
  }

  function begin(): Socket {
    const begun = connect({
      path: linePath,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      ...reconnecting,
      auth: (give) =>
        void csrfToken().then(
          (token) => give({ csrfToken: token }),
          () => give({}),
        ),
    })
    for (const word of heard) handOn(begun, word)
    begun.on('connect_error', () => forgetCsrfToken())
    begun.on('disconnect', () => {
      isOpen = false
    })
    const end = keepLine(begun)
    letGo = end
    // There is no use in coming back to a session that is over.
    begun.on(lineEvents.ended, end)
    return begun
  }

  return {
    hear(words) {
      listeners.add(words)
      for (const word of Object.keys(words)) {
        if (heard.has(word)) continue
        heard.add(word)
        if (socket !== undefined) handOn(socket, word)
      }
      socket ??= begin()
      if (isOpen) words[lineEvents.open]?.(undefined)
      return () => {
        listeners.delete(words)
        if (listeners.size > 0) return
        letGo?.()
        socket = undefined
        isOpen = false
      }
    },
    isOpen: () => isOpen,
    // Not as Socket.IO's volatile: that also leaves out what comes in the same moment as something that is answered.
    say(word, body) {
      if (isOpen) socket?.emit(word, body)
    },
    async ask(word, body, milliseconds) {
      // Socket.IO would keep it until the line is back, by when it may have been asked anew.
      if (socket === undefined || !isOpen) throw new Error('the line is not open')
      return socket.timeout(milliseconds).emitWithAck(word, body)
    },
  }
}

export const line = createLine()
