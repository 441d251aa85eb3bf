import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { io } from 'socket.io-client'

interface Opening {
  cookie: string
  csrfToken: string
  origin?: string | undefined
  /** `polling` stands for networks without WebSockets. */
  transports?: string[] | undefined
}

/** Opens a line as a page does, but without reconnecting. */
export function openLine(address: string, { cookie, csrfToken, origin, transports = ['websocket'] }: Opening) {
  const socket = io(address, {
    path: linePath,
    transports,
    extraHeaders: { cookie, ...(origin && { origin }) },
    auth: { csrfToken },
    forceNew: true,
    reconnection: false,
  })
  const events: { name: string; body: Record<string, unknown> }[] = []
  socket.onAny((name: string, body: Record<string, unknown>) => events.push({ name, body }))
  return {
    socket,
    events,
    isOpen: () => events.some(({ name }) => name === lineEvents.open),
    send: (name: string, body: object) => socket.timeout(5_000).emitWithAck(name, body),
    close: () => socket.disconnect(),
  }
}
