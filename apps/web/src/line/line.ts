import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { csrfToken, forgetCsrfToken } from '../api/csrf.ts'
import { keepLine } from './keep-line.ts'
import { reconnecting } from './reconnecting.rules.ts'

/** Listeners by the names on the wire. */
export type Hear = Readonly<Record<string, ((body: unknown) => void) | undefined>>

type Options = Partial<ManagerOptions & SocketOptions>

/** Heard when the connection breaks or is given up; it reconnects by itself. */
export const lineClosed = 'disconnect'

export interface Line {
  /** Adds listeners; calls `lineEvents.open` at once if the line is open. Returns a function that removes them. */
  hear(words: Hear): () => void
  isOpen(): boolean
  /** Sends without an answer; dropped if the line is not open. */
  say(word: string, body: object): void
  /**
   * Sends and waits for the answer. Rejects if the line is not open, breaks meanwhile, or gives no answer within so
   * many ms.
   */
  ask(word: string, body: object, milliseconds: number): Promise<unknown>
}

/** The one Socket.IO connection of a page, shared by all features and open while anything listens. */
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
    // The session is over, so do not reconnect.
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
    // Not Socket.IO's `volatile`, which also drops what is sent in the same moment as a request with an answer.
    say(word, body) {
      if (isOpen) socket?.emit(word, body)
    },
    async ask(word, body, milliseconds) {
      // Socket.IO would buffer it until the reconnect, by when the caller may have asked again.
      if (socket === undefined || !isOpen) throw new Error('the line is not open')
      return socket.timeout(milliseconds).emitWithAck(word, body)
    },
  }
}

export const line = createLine()
