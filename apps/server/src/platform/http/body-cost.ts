import type { FastifyRequest } from 'fastify'
import { callerKey } from './caller-address.ts'
import { pay } from './pay.ts'
import { Refusal } from './refusal.ts'

/** Smaller bodies are ordinary and cost no more than the call itself. */
const freeBytes = 16 * 1024

/** Parsing and validating a key, value or element takes as long as this many bytes of text. */
const bytesOfNode = 32

/**
 * Bytes that a caller's larger bodies may weigh per minute: a document of 400 KB saved every second, or a hundredth of
 * a processor for the slowest possible JSON.
 */
export const bodyBudget = { most: 48 * 1024 * 1024, windowMs: 60_000 }

/**
 * Charges a body by its declared length before it is read, even if it turns out to be invalid; without a length, the
 * maximum. Refuses with `TOO_MANY_REQUESTS`.
 */
export async function payForBytes(request: FastifyRequest): Promise<void> {
  const { headers, routeOptions } = request
  const said = headers['content-length']
  if (said === undefined && headers['transfer-encoding'] === undefined) return
  await payWeight(request, said === undefined ? routeOptions.bodyLimit : Number(said))
}

/**
 * Charges the parts of a JSON body after it is received and before it is parsed. Refuses with `TOO_MANY_REQUESTS`, or
 * with `PAYLOAD_TOO_LARGE` if it has too many keys.
 */
export async function payForNodes(request: FastifyRequest, json: Buffer): Promise<void> {
  if (json.length <= freeBytes) return
  const { nodes, keys, objects } = partsOf(json)
  await payWeight(request, nodes * bytesOfNode)
  if (keys > mostKeysOf(objects)) throw new Refusal('PAYLOAD_TOO_LARGE')
}

/**
 * Returns the most keys allowed for a number of objects. Nothing is slower to parse than one object with very many
 * keys, and no call has one.
 */
export const mostKeysOf = (objects: number) => 2_000 + 32 * objects

async function payWeight(request: FastifyRequest, weight: number): Promise<void> {
  if (weight > freeBytes) await pay(request.server.rates, `${callerKey(request)}bodies`, weight, bodyBudget)
}

const [quote, backslash, comma, colon, brace, bracket] = [...'"\\,:{['].map((sign) => sign.charCodeAt(0))

/** Counts values, keys and objects of a JSON text without parsing it, by its punctuation. */
export function partsOf(json: Buffer): { nodes: number; keys: number; objects: number } {
  let [nodes, keys, objects] = [0, 0, 0]
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isText) {
      if (sign === backslash) at += 1
      else if (sign === quote) isText = false
    } else if (sign === quote) isText = true
    else if (sign === comma || sign === bracket) nodes += 1
    else if (sign === colon) keys += 1
    else if (sign === brace) objects += 1
  }
  return { nodes: nodes + keys + objects, keys, objects }
}
