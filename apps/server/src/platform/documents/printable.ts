// Written as code points: what they name cannot be seen in an editor.
/** Control characters and non-characters, which have no look of their own; tabs and line breaks stay. */
const invisible = /(?![\n\t])[\p{Cc}\ufdd0-\ufdef\ufffe\uffff]/gu
/** Half of a character that was cut in two. */
const loneSurrogate = /\p{Surrogate}/gu
/** Parts of Korean syllables, as some systems write them into names of files; fonts have the syllables. */
const syllableParts = /[\u1100-\u11ff]+/g
/** Stands in print for a character that no font has, as printers have always had it. */
const standIn = '〓'
const lineBreaks = /\r\n?|[\u2028\u2029]/g

const embedding = /[\u202a\u202b\u202d\u202e]/g
const isolate = /[\u2066-\u2068]/g
const endOfEmbedding = '\u202c'
const endOfIsolate = '\u2069'

/**
 * A text as a page can show it: what has no look is left out, what no font has (`lacking`) has a stand-in, and a reading
 * direction that was opened is closed again, so that it turns around nothing but this text.
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

/** The same for every text in a tree of data, whatever it is called and however deep it lies. */
export function printableData(data: unknown, lacking: readonly string[] = []): unknown {
  if (typeof data === 'string') return printableText(data, lacking)
  if (Array.isArray(data)) return data.map((item) => printableData(item, lacking))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, printableData(value, lacking)]))
}

/** Every text in a tree of data. */
export function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}
