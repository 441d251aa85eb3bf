import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

type ClientError = Error & { code?: string }

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what Node cannot read as a request, which no hook ever sees: the status, the headers of every answer, no word more. */
export function answerUnreadable(headers: Record<string, string>): (error: ClientError, socket: Socket) => void {
  const head = Object.entries({ ...headers, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    const status = statusOf[code] ?? 400
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`)
    socket.destroySoon()
  }
}
