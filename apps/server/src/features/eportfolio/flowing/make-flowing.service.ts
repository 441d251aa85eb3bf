import type { flowingTypes } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { documents } from '../../../platform/documents/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DocumentInput, Making } from '../typeset/document-input.rules.ts'
import { flowingParts } from './flowing-parts.service.ts'

const writers = {
  html: new URL('./html.writer.ts', import.meta.url),
  epub: new URL('./epub.writer.ts', import.meta.url),
  docx: new URL('./docx.writer.ts', import.meta.url),
  leap2a: new URL('./leap2a.writer.ts', import.meta.url),
} as const satisfies Record<(typeof flowingTypes)[number], URL>

/** Writes a document without pages in a process of its own. Throws `DocumentFailed`. */
export async function makeFlowing(
  platform: Platform,
  input: DocumentInput,
  type: (typeof flowingTypes)[number],
  making: Making,
): Promise<{ content: Uint8Array; leftOut: string[] }> {
  const { parts, leftOut } = await flowingParts(platform, input, making)
  const content = await documents.write({
    writer: writers[type],
    data: parts,
    bytes: ePortfolioLimits.flowingBytes,
    person: input.person,
    signal: making.signal,
    limits: { seconds: 60 },
  })
  return { content, leftOut }
}
