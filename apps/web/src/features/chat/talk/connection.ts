import { chatEvents } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { io, type Socket } from 'socket.io-client'
import { csrfToken, forgetCsrfToken } from '../../../api/csrf.ts'
import { keepLine } from '../../../line/keep-line.ts'
import { reconnecting } from '../../../line/reconnecting.rules.ts'

/** What is heard of rooms. */
export interface Heard {
  /** All that comes is heard from here on: what came before is asked for. */
  open: undefined
  message: { roomId: string; messages: ChatroomMessage[] }
  changed: { roomId: string; numbers: number[] }
  read: { roomId: string; personId: string; number: number }
  typing: { roomId: string; personId: string }
  room: { roomId: string }
}

type Hear = { [Name in keyof Heard]?: (heard: Heard[Name]) => void }

export interface Connection {
  hear(of: Hear): () => void
  isOpen(): boolean
  say(name: string, body: object): void
}

const names = {
  open: lineEvents.open,
  message: chatEvents.createChatroomMessage,
  changed: chatEvents.updateChatroomMessage,
  read: chatEvents.readChatroom,
  typing: chatEvents.typing,
  room: chatEvents.updateChatRoom,
} as const

/** One line for everything on the screen, open as long as somebody listens. */
function createConnection(): Connection {
  const listeners = new Set<Hear>()
  let socket: Socket | undefined
  let letGo: (() => void) | undefined
  let isOpen = false

  function begin(): Socket {
    const line = io({
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
    for (const [name, event] of Object.entries(names) as [keyof Heard, string][]) {
      line.on(event, (body: unknown) => {
        if (name === 'open') isOpen = true
        for (const hear of listeners) (hear[name] as ((heard: unknown) => void) | undefined)?.(body)
      })
    }
    line.on('connect_error', () => forgetCsrfToken())
    line.on('disconnect', () => {
      isOpen = false
    })
    const end = keepLine(line)
    letGo = end
    // There is no use in coming back to a session that is over.
    line.on(lineEvents.ended, end)
    return line
  }

  return {
    hear(of) {
      listeners.add(of)
      socket ??= begin()
      if (isOpen) of.open?.(undefined)
      return () => {
        listeners.delete(of)
        if (listeners.size > 0) return
        letGo?.()
        socket = undefined
        isOpen = false
      }
    },
    isOpen: () => isOpen,
    say: (name, body) => void socket?.volatile.emit(name, body),
  }
}

export const connection = createConnection()
