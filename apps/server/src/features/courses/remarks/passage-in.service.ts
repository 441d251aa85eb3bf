import { courseDocuments } from '@learntrail/contract/courses/facts'
import { createRelativePositionFromTypeIndex, encodeRelativePosition, XmlElement, type XmlFragment, XmlText } from 'yjs'
import type { Platform } from '../../../platform/platform.ts'
import { readDocument } from '../../documents/index.ts'
import { textRoot } from '../structure/unit-text.mapping.ts'

/** Positions of a quote in a unit's text, as an editor stores them. */
export async function passageIn(platform: Platform, unitId: string, quote: string) {
  const document = await readDocument(platform, { kind: courseDocuments.unitText, thingId: unitId })
  for (const text of textsIn(document.getXmlFragment(textRoot))) {
    const at = wordsOf(text).indexOf(quote)
    if (at === -1) continue
    const start = written(createRelativePositionFromTypeIndex(text, at, 0))
    return { start, end: written(createRelativePositionFromTypeIndex(text, at + quote.length, -1)), quote }
  }
  throw new Error(`no unit says ${quote}`)
}

const written = (position: Parameters<typeof encodeRelativePosition>[0]): string =>
  Buffer.from(encodeRelativePosition(position)).toString('base64url')

const textsIn = (parent: XmlFragment): XmlText[] =>
  parent
    .toArray()
    .flatMap((node) => (node instanceof XmlText ? [node] : node instanceof XmlElement ? textsIn(node) : []))

const wordsOf = (text: XmlText): string =>
  (text.toDelta() as { insert?: unknown }[]).map(({ insert }) => (typeof insert === 'string' ? insert : ' ')).join('')
