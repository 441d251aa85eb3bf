import { isDeepStrictEqual } from 'node:util'
import * as Y from 'yjs'
import type { CoEdited } from '../co-edited.kind.ts'
import { rootOf } from '../roots.rules.ts'

/** A root of a document, or one key of a map at its root. */
export interface PartOfDocument {
  root: string
  key?: string
}

/** Makes a document or a part of it equal to another; values that are already the same stay untouched. */
export function restore(document: Y.Doc, version: Y.Doc, roots: CoEdited['roots'], part?: PartOfDocument): void {
  for (const name of part === undefined ? Object.keys(roots) : [part.root]) {
    const [now, then] = [rootOf(document, { roots }, name), rootOf(version, { roots }, name)]
    if (now instanceof Y.Map && then instanceof Y.Map) restoreMap(now, then, part?.key)
    else if (now instanceof Y.Text && then instanceof Y.Text) restoreText(now, then)
    else if (now instanceof Y.XmlFragment && then instanceof Y.XmlFragment) restoreXml(now, then)
  }
}

function restoreMap(now: Y.Map<unknown>, then: Y.Map<unknown>, key: string | undefined): void {
  for (const one of key === undefined ? new Set([...now.keys(), ...then.keys()]) : [key]) {
    if (!then.has(one)) now.delete(one)
    else if (!now.has(one) || !isDeepStrictEqual(plain(now.get(one)), plain(then.get(one))))
      now.set(one, copied(then.get(one)))
  }
}

function restoreText(now: Y.Text, then: Y.Text): void {
  const wanted = then.toDelta()
  if (isDeepStrictEqual(now.toDelta(), wanted)) return
  now.delete(0, now.length)
  now.applyDelta(wanted)
}

function restoreXml(now: Y.XmlFragment, then: Y.XmlFragment): void {
  if (now.toString() === then.toString()) return
  now.delete(0, now.length)
  now.insert(
    0,
    then.toArray().map((node) => copied(node) as Y.XmlElement | Y.XmlText),
  )
}

function plain(value: unknown): unknown {
  if (value instanceof Y.Text) return value.toDelta()
  if (value instanceof Y.XmlFragment) return value.toString()
  if (value instanceof Y.Map) return Object.fromEntries([...value].map(([key, one]) => [key, plain(one)]))
  if (value instanceof Y.Array) return value.toArray().map(plain)
  return value
}

const copied = (value: unknown): unknown => (value instanceof Y.AbstractType ? value.clone() : value)
