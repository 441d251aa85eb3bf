import * as Y from 'yjs'
import type { CoEdited } from './co-edited.ts'

/** Whether the document holds what its kind says, nothing at its root beside, and no documents of its own. */
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

/** Yjs knows what a root is once it is asked for as that, and throws where it is something else. */
export function touchRoots(document: Y.Doc, { roots }: Pick<CoEdited, 'roots'>): void {
  for (const [name, type] of Object.entries(roots)) {
    if (type === 'map') document.getMap(name)
    else if (type === 'text') document.getText(name)
    else document.getXmlFragment(name)
  }
}

/** What a root is, as its kind says. */
export function rootOf(document: Y.Doc, { roots }: Pick<CoEdited, 'roots'>, name: string) {
  const type = roots[name]
  if (type === 'map') return document.getMap(name)
  return type === 'text' ? document.getText(name) : document.getXmlFragment(name)
}

/** The document without what is left over of what was deleted, as bytes. */
export const bytesOf = (document: Y.Doc): Uint8Array => Y.encodeStateAsUpdate(document)
