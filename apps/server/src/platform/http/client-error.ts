import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

type ClientError = Error & { code?: string }

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers requests that Node cannot parse and that no hook sees: with the status and the headers of every answer, and
 * no body.
 */
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
