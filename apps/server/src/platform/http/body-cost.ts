import type { FastifyRequest } from 'fastify'
import { callerKey } from './caller-address.ts'
import { pay } from './pay.ts'
import { Refusal } from './refusal.ts'

/** Smaller bodies are what every call has: they cost no more than the call. */
const freeBytes = 16 * 1024

/** A key, value or element takes as long to be read and looked at as so many bytes of text. */
const bytesOfNode = 32

/**
 * What the larger bodies of a caller may weigh in a minute, in bytes: a document of 400 KB saved every second, or a
 * hundredth of a processor where somebody sends what is as slow to read as it can be.
 */
export const bodyBudget = { most: 48 * 1024 * 1024, windowMs: 60_000 }

/** Bodies cost before they are read: also those that turn out to be wrong. A length that is not said is the longest. */
export async function payForBytes(request: FastifyRequest): Promise<void> {
  const { headers, routeOptions } = request
  const said = headers['content-length']
  if (said === undefined && headers['transfer-encoding'] === undefined) return
  await payWeight(request, said === undefined ? routeOptions.bodyLimit : Number(said))
}

/** What its parts cost, once the bytes are there and before they are made values of. */
export async function payForNodes(request: FastifyRequest, json: Buffer): Promise<void> {
  if (json.length <= freeBytes) return
  const { nodes, keys, objects } = partsOf(json)
  await payWeight(request, nodes * bytesOfNode)
  if (keys > mostKeysOf(objects)) throw new Refusal('PAYLOAD_TOO_LARGE')
}

/** Keys that so many objects have at most. Nothing takes as long to read as an object of very many keys, and no call has one. */
export const mostKeysOf = (objects: number) => 2_000 + 32 * objects

async function payWeight(request: FastifyRequest, weight: number): Promise<void> {
  if (weight > freeBytes) await pay(request.server.rates, `${callerKey(request)}bodies`, weight, bodyBudget)
}

const [quote, backslash, comma, colon, brace, bracket] = [...'"\\,:{['].map((sign) => sign.charCodeAt(0))

/** Keys, values and elements of a JSON text, counted without reading it: by what stands between and before them. */
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
