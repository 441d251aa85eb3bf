import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const chunkBytes = 64 * 1024

interface Sending {
  method: string
  headers?: Record<string, string>
  body?: Buffer
}

export interface Answered {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Sends one request over a kept-alive connection, writing as fast as it drains. A refusal ends the run. */
export async function send(url: string, { method, headers = {}, body = Buffer.alloc(0) }: Sending): Promise<Answered> {
  const call = request(url, { agent, method, headers: { ...headers, 'content-length': String(body.length) } })
  const answering = once(call, 'response') as Promise<[IncomingMessage]>
  for (let at = 0; at < body.length; at += chunkBytes) {
    if (!call.write(body.subarray(at, at + chunkBytes))) await once(call, 'drain')
  }
  call.end()
  const [answer] = await answering
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const answered = { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }
  if (answered.status >= 300) throw new Error(`${method} ${url}: ${answered.status} ${answered.body}`)
  return answered
}

/** Reads a range, discards its bytes, and returns their number. */
export async function readRange(url: string, headers: Record<string, string>, start: number, end: number) {
  const call = request(url, { agent, headers: { ...headers, range: `bytes=${start}-${end}` } })
  call.end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 206) throw new Error(`${url}: ${answer.statusCode}`)
  let bytes = 0
  for await (const chunk of answer) bytes += (chunk as Buffer).length
  return bytes
}
