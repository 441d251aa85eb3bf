// Written as code points, because an editor cannot show these characters.
/** Control characters and non-characters, which have no glyph; tabs and line breaks stay. */
const invisible = /(?![\n\t])[\p{Cc}\ufdd0-\ufdef\ufffe\uffff]/gu
/** Half of a surrogate pair. */
const loneSurrogate = /\p{Surrogate}/gu
/** Decomposed Korean syllables, as some systems write them into file names; fonts have only the composed ones. */
const syllableParts = /[\u1100-\u11ff]+/g
/** Printed in place of a character that no font has; the printers' traditional mark. */
const standIn = '〓'
const lineBreaks = /\r\n?|[\u2028\u2029]/g

const embedding = /[\u202a\u202b\u202d\u202e]/g
const isolate = /[\u2066-\u2068]/g
const endOfEmbedding = '\u202c'
const endOfIsolate = '\u2069'

/**
 * Returns a text as a page can show it: invisible characters are removed, characters that no font has (`lacking`) are
 * replaced, and open direction marks are closed, so that they affect only this text.
 */
export function printableText(text: string, lacking: readonly string[] = []): string {
  const visible = text
    .replace(lineBreaks, '\n')
    .replace(invisible, '')
    .replace(loneSurrogate, '\ufffd')
    .replace(syllableParts, (parts) => parts.normalize('NFC'))
  const shown = lacking.reduce((rest, character) => rest.replaceAll(character, standIn), visible)
  return shown + closingMarks(shown)
}

function closingMarks(text: string): string {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return endOfEmbedding.repeat(count(embedding)) + endOfIsolate.repeat(count(isolate))
}

/** Applies `printableText` to every text in a tree of data, at any depth. */
export function printableData(data: unknown, lacking: readonly string[] = []): unknown {
  if (typeof data === 'string') return printableText(data, lacking)
  if (Array.isArray(data)) return data.map((item) => printableData(item, lacking))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, printableData(value, lacking)]))
}

/** Returns every text in a tree of data. */
export function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}
