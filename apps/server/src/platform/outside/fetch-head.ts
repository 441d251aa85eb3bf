import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { isAskable, resolvePublic } from './public-address.ts'

/** The start of a page as received. */
export interface FetchedHead {
  url: string
  /** As named by the server, in lower case; '' if it names none. */
  charset: string
  bytes: Buffer
}

export interface FetchLimits {
  /** For everything, redirects and name resolution included. */
  milliseconds: number
  bytes: number
  redirects: number
}

export const usualLimits: FetchLimits = { milliseconds: 6_000, bytes: 256 * 1_024, redirects: 3 }

/** How a connection is made; replaced only in tests. */
export interface Reach {
  isAskable(url: URL): boolean
  lookup: typeof resolvePublic
}

const reach: Reach = { isAskable, lookup: resolvePublic }

/**
 * Fetches the start of a page from a foreign server, anonymously: no cookies, no referrer, and never from an internal
 * network. Undefined if that fails: not HTML, a status other than 200, too slow, too many redirects, unreachable.
 */
export async function fetchHead(
  address: string,
  { milliseconds, bytes, redirects }: FetchLimits = usualLimits,
  by: Reach = reach,
): Promise<FetchedHead | undefined> {
  const signal = AbortSignal.timeout(milliseconds)
  let url = URL.parse(address)
  for (let step = 0; step <= redirects; step += 1) {
    if (url === null || !by.isAskable(url)) return undefined
    const answer = await ask(url, signal, by).catch(() => undefined)
    if (answer === undefined) return undefined
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      url = URL.parse(headers.location, url.href)
      continue
    }
    const [kind = '', ...more] = (headers['content-type'] ?? '').toLowerCase().split(';')
    if (statusCode !== 200 || !['text/html', 'application/xhtml+xml'].includes(kind.trim())) {
      answer.destroy()
      return undefined
    }
    const charset = /charset=["']?([\w-]+)/.exec(more.join(';'))?.[1] ?? ''
    const read = await beginningOf(answer, bytes).catch(() => undefined)
    return read && { url: url.href, charset, bytes: read }
  }
  return undefined
}

function ask(url: URL, signal: AbortSignal, { lookup }: Reach): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secure : plain
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html,application/xhtml+xml',
      'accept-language': 'zh-TW,zh;q=0.9,en;q=0.6',
      // Compressed content could expand to any size.
      'accept-encoding': 'identity',
      'user-agent': 'Learntrail link preview',
    }
    request(url, { lookup, signal, headers, agent: false, maxHeaderSize: 16_384 }, resolve).on('error', reject).end()
  })
}

async function beginningOf(answer: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') {
    answer.destroy()
    return undefined
  }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= most) break
  }
  return Buffer.concat(parts).subarray(0, most)
}
