import { type ClientRequest, get, type IncomingMessage } from 'node:http'

export interface Readers {
  /** Calls `telling` and returns the milliseconds until each reader has heard, ascending. */
  timesOf(telling: () => Promise<unknown>): Promise<number[]>
  close(): void
}

const openedAtOnce = 50
const patienceMs = 10_000

/** Opens a stream for each cookie; resolves when all are open. */
export async function openReaders(url: string, cookies: readonly string[]): Promise<Readers> {
  const requests: ClientRequest[] = []
  let heard: (() => void) | undefined
  const open = (cookie: string) =>
    new Promise<void>((resolve, reject) => {
      const request = get(url, { agent: false, headers: { accept: 'text/event-stream', cookie } })
      requests.push(request)
      request.once('error', reject)
      request.once('response', (response: IncomingMessage) => {
        if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`))
        response.on('error', () => undefined)
        response.on('data', (text: Buffer) => {
          if (text.includes('event: open')) resolve()
          if (text.includes('event: live')) heard?.()
        })
      })
    })
  for (let place = 0; place < cookies.length; place += openedAtOnce) {
    await Promise.all(cookies.slice(place, place + openedAtOnce).map(open))
  }
  return {
    async timesOf(telling) {
      const times: number[] = []
      const start = performance.now()
      const all = new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${times.length} of ${cookies.length} heard`)), patienceMs)
        heard = () => {
          times.push(performance.now() - start)
          if (times.length < cookies.length) return
          clearTimeout(late)
          resolve()
        }
      })
      await Promise.all([telling(), all])
      heard = undefined
      return times
    },
    close() {
      for (const request of requests) request.on('error', () => undefined).destroy()
    },
  }
}
