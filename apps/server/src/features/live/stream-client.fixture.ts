import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { TestApp, TestBrowser } from '../../testing/test-app.ts'

export interface StreamEvent {
  event: string
  id: string
  data: { items?: { kind: string; id: string | null }[] }
}

export interface StreamClient {
  status: number
  headers: IncomingMessage['headers']
  events: StreamEvent[]
  /** Ids of the live events received, in order. */
  ids(): (string | null)[]
  isEnded(): boolean
  /** Stops reading, like a client on a stalled connection. */
  pause(): void
  resume(): void
  close(): void
}

/** Opens a stream over a real connection and keeps it open. */
export async function openStream(
  { app }: TestApp,
  browser: TestBrowser,
  path = '/api/v2/user-event',
  headers: Record<string, string> = {},
): Promise<StreamClient> {
  const address = app.listeningOrigin
  const request: ClientRequest = get(`${address}${path}`, {
    agent: false,
    headers: { accept: 'text/event-stream', cookie: browser.cookieHeader, ...headers },
  })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  const events: StreamEvent[] = []
  let left = ''
  let isEnded = false
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    const blocks = (left + text).split('\n\n')
    left = blocks.pop() ?? ''
    events.push(...blocks.map(eventOf))
  })
  response.once('close', () => {
    isEnded = true
  })
  response.on('error', () => undefined)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    ids: () => events.flatMap(({ data }) => data.items ?? []).map(({ id }) => id),
    isEnded: () => isEnded,
    pause: () => response.pause(),
    resume: () => response.resume(),
    close: () => request.destroy(),
  }
}

function eventOf(block: string): StreamEvent {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)))
  return { event: fields.event ?? '', id: fields.id ?? '', data: JSON.parse(fields.data ?? '{}') }
}
