import { isDeepStrictEqual } from 'node:util'
import {
  fileKey,
  ownTagKey,
  readSharedFields,
  type SharedFields,
  sharedKind,
  sharedRoots,
  sharedTitle,
  tagKey,
} from '@learntrail/contract/co-writing/shared-document'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { tidyDocument } from '@learntrail/contract/content/tidy'
import { type Doc, XmlElement, type XmlFragment } from 'yjs'
import { type DocumentName, editorNodeOf, writeRichText } from '../documents/index.ts'
import { distinctTags } from '../tags/index.ts'

export const documentOf = (thingId: string): DocumentName => ({ kind: sharedKind, thingId })

/** What a document says. */
export interface Written extends SharedFields {
  title: string
  content: ContentDocument
}

export function writtenIn(document: Doc): Written {
  const fields = readSharedFields(document.getMap(sharedRoots.fields).toJSON())
  return {
    ...fields,
    customTags: distinctTags(fields.customTags),
    title: sharedTitle(document.getText(sharedRoots.title).toString()),
    content: tidyDocument(editorNodeOf(document.getXmlFragment(sharedRoots.content))),
  }
}

/** Writes a change into a document as if typed and chosen; what it says already stays untouched. */
export function writeInto(document: Doc, change: Partial<Written>): void {
  const { title, content, date, classification, tags, customTags, fileIds } = change
  const text = document.getText(sharedRoots.title)
  if (title !== undefined && title !== text.toString()) {
    text.delete(0, text.length)
    text.insert(0, title)
  }
  if (content !== undefined) writeContent(document, content)
  const fields = document.getMap(sharedRoots.fields)
  for (const [key, value] of Object.entries({ date, classification }))
    if (value !== undefined && (fields.get(key) ?? null) !== value) fields.set(key, value)
  const before = readSharedFields(fields.toJSON())
  if (tags !== undefined) writeKeys(document, tagKey, before.tags, tags)
  if (customTags !== undefined) writeKeys(document, ownTagKey, before.customTags, customTags)
  if (fileIds !== undefined) writeKeys(document, fileKey, before.fileIds, fileIds)
}

function writeContent(document: Doc, content: ContentDocument): void {
  const fragment = document.getXmlFragment(sharedRoots.content)
  if (isDeepStrictEqual(tidyDocument(editorNodeOf(fragment)), content)) return
  fragment.delete(0, fragment.length)
  writeRichText(fragment, content)
}

function writeKeys(
  document: Doc,
  keyOf: (value: string) => string,
  before: readonly string[],
  after: readonly string[],
): void {
  if (isDeepStrictEqual(before, after)) return
  const fields = document.getMap(sharedRoots.fields)
  for (const value of before) if (!after.includes(value)) fields.delete(keyOf(value))
  for (const [place, value] of after.entries()) if (fields.get(keyOf(value)) !== place) fields.set(keyOf(value), place)
}

/** Returns the files of the record in the order of the document; files it does not name come last. */
export function inOrder(fileIds: readonly string[], said: readonly string[]): string[] {
  const there = new Set(fileIds)
  const placed = said.filter((id) => there.has(id))
  return [...placed, ...fileIds.filter((id) => !placed.includes(id))]
}

const deepest = 60

/** Returns whether a text is nested no deeper than 60 levels. */
export function isShallow(fragment: XmlFragment, depth = 0): boolean {
  if (depth > deepest) return false
  return fragment.toArray().every((node) => !(node instanceof XmlElement) || isShallow(node, depth + 1))
}
