import { z } from 'zod'
import { id } from '../text.ts'
import { lockWishes } from './facts.ts'
import { documentLimits } from './limits.ts'

/** A window's client number, as Yjs generates it. */
const client = z.int().min(0).max(0xffff_ffff)

const bytes = (most: number) =>
  z.instanceof(Uint8Array, { error: 'invalid' }).refine((given) => given.byteLength <= most, { error: 'too_long' })

const named = { kind: z.string().min(1).max(documentLimits.kind), thingId: id }

/** Bodies of the socket's messages about documents. */
export const openDocumentBody = z.object({
  ...named,
  client,
  schema: z.int().min(1).max(10_000),
  stateVector: bytes(documentLimits.stateVectorBytes),
})

export const changeDocumentBody = z.object({
  ...named,
  client,
  /** Counter of the window's changes, by which a repeated one is recognized. */
  change: z.int().min(1).max(0x7fff_ffff),
  update: bytes(documentLimits.changeBytes),
})

export const closeDocumentBody = z.object({ ...named, client })

export const lockDocumentBody = z.object({ ...named, wish: z.enum(lockWishes) })

export const presenceBody = z.object({
  ...named,
  client,
  place: z.string().max(documentLimits.place).nullable(),
  cursor: z.string().max(documentLimits.cursor).nullable(),
})
