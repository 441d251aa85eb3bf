import * as Y from 'yjs'
import type { CoEdited } from './co-edited.kind.ts'

/** Whether the document is what its kind says, without other roots or subdocuments. */
export function isWhole(document: Y.Doc, kind: Pick<CoEdited, 'roots' | 'isReadable'>): boolean {
  if (document.getSubdocs().size > 0) return false
  for (const name of document.share.keys()) if (!Object.hasOwn(kind.roots, name)) return false
  try {
    touchRoots(document, kind)
    return kind.isReadable(document)
  } catch {
    return false
  }
}

/** Yjs fixes the type of a root on first access, and throws if it is another. */
export function touchRoots(document: Y.Doc, { roots }: Pick<CoEdited, 'roots'>): void {
  for (const [name, type] of Object.entries(roots)) {
    if (type === 'map') document.getMap(name)
    else if (type === 'text') document.getText(name)
    else document.getXmlFragment(name)
  }
}

/** Returns a root with the type that its kind declares. */
export function rootOf(document: Y.Doc, { roots }: Pick<CoEdited, 'roots'>, name: string) {
  const type = roots[name]
  if (type === 'map') return document.getMap(name)
  return type === 'text' ? document.getText(name) : document.getXmlFragment(name)
}

/** The document as one update, without the content of deletions. */
export const bytesOf = (document: Y.Doc): Uint8Array => Y.encodeStateAsUpdate(document)
