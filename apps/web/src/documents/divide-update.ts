import { encoding } from 'lib0'
import * as Y from 'yjs'

type Struct = Y.Item | Y.GC | Y.Skip

/** Returns the ids a struct refers to, which must be merged before it. */
function standsOn(struct: Struct): Y.ID[] {
  if (!(struct instanceof Y.Item)) return []
  const { origin, rightOrigin, parent } = struct
  return [origin, rightOrigin, parent].filter((one): one is Y.ID => one instanceof Y.ID)
}

/**
 * Splits an update into updates of at most `most` bytes, to be applied in order; together they equal the whole.
 * Deletions come last, in an update of their own.
 */
export function divideUpdate(update: Uint8Array, most: number): Uint8Array[] {
  if (update.byteLength <= most) return [update]
  const { structs } = Y.decodeUpdate(update)
  const parts = inOrder((structs as Struct[]).flatMap((struct) => divided(struct, most))).reduce<
    { structs: Struct[]; bytes: number }[]
  >((made, struct) => {
    const bytes = encoded([struct]).byteLength
    const last = made.at(-1)
    if (last === undefined || last.bytes + bytes > most) made.push({ structs: [struct], bytes })
    else {
      last.structs.push(struct)
      last.bytes += bytes
    }
    return made
  }, [])
  const deletions = Y.diffUpdate(update, Y.encodeStateVectorFromUpdate(update))
  return [...parts.map((part) => encoded(part.structs)), deletions]
}

/** Splits the struct of a long text, which Yjs keeps as one when it was inserted at once, into consecutive structs. */
function divided(struct: Struct, most: number): Struct[] {
  if (!(struct instanceof Y.Item && struct.content instanceof Y.ContentString)) return [struct]
  if (encoded([struct]).byteLength <= most) return [struct]
  const { id, rightOrigin, parentSub, content } = struct
  // Never split a surrogate pair. A UTF-16 unit takes at most three bytes, so the halves get small enough.
  const middle = Math.floor(content.str.length / 2)
  const isPair = /[\uD800-\uDBFF]/.test(content.str.charAt(middle - 1))
  const at = isPair ? middle + 1 : middle
  const rest = content.splice(at)
  const restId = Y.createID(id.client, id.clock + at)
  const before = Y.createID(id.client, id.clock + at - 1)
  const second = new Y.Item(restId, null, before, null, rightOrigin, null, parentSub, rest)
  return [...divided(struct, most), ...divided(second, most)]
}

/** Orders structs so that each comes after those among them that it refers to. */
function inOrder(structs: readonly Struct[]): Struct[] {
  const queues = [
    ...Map.groupBy(
      structs.filter((one) => !(one instanceof Y.Skip)),
      ({ id }) => id.client,
    ).values(),
  ].map((own) => own.toReversed())
  const waiting = new Map(queues.map((queue) => [queue.at(-1)?.id.client, queue] as const))
  const ordered: Struct[] = []
  const isReady = (struct: Struct) =>
    standsOn(struct).every(({ client, clock }) => {
      const next = client === struct.id.client ? undefined : waiting.get(client)?.at(-1)
      return next === undefined || clock < next.id.clock
    })
  for (let isStuck = false; !isStuck; ) {
    isStuck = true
    for (const queue of queues) {
      for (let next = queue.at(-1); next !== undefined && isReady(next); next = queue.at(-1)) {
        ordered.push(next)
        queue.pop()
        isStuck = false
      }
    }
  }
  return ordered
}

/** Encodes structs as an update without deletions. */
function encoded(structs: readonly Struct[]): Uint8Array {
  const encoder = new Y.UpdateEncoderV1()
  const byClient = [...Map.groupBy(structs, ({ id }) => id.client)].sort(([one], [other]) => other - one)
  encoding.writeVarUint(encoder.restEncoder, byClient.length)
  for (const [client, own] of byClient) {
    encoding.writeVarUint(encoder.restEncoder, own.length)
    encoder.writeClient(client)
    encoding.writeVarUint(encoder.restEncoder, own[0]?.id.clock ?? 0)
    for (const struct of own) struct.write(encoder, 0)
  }
  encoding.writeVarUint(encoder.restEncoder, 0)
  return encoder.toUint8Array()
}
