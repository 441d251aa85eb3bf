/** Share of lost characters up to which a file still counts as text. */
const mostLost = 0.05
const lost = '\ufffd'
/** Control characters that no list contains. */
const programs = /[^\P{Cc}\t\n\v\f\r]/u

/**
 * Decodes a file saved by a spreadsheet as UTF-16, UTF-8 or Big5; undefined if it is not text. U+FFFD stands for each
 * character that was cut, so that readers can report its line.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encodings = bytes[0] === 0xff && bytes[1] === 0xfe ? ['utf-16le'] : ['utf-8', 'big5']
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // A spreadsheet file or an archive can decode by chance, but contains NUL, which text does not.
      if (!text.includes('\0')) return text
    } catch {
      // Not in this encoding, or damaged.
    }
  }
  return damagedText(bytes, encodings)
}

function damagedText(bytes: Uint8Array, encodings: readonly string[]): string | undefined {
  const texts = encodings.map((encoding) => new TextDecoder(encoding).decode(bytes))
  const [nearest] = texts.sort((one, other) => lostIn(one) - lostIn(other))
  if (nearest === undefined || programs.test(nearest)) return undefined
  return lostIn(nearest) <= nearest.length * mostLost ? nearest : undefined
}

const lostIn = (text: string) => text.split(lost).length - 1

/** Returns the name of a column without spaces, slashes and brackets. */
export const columnName = (field: string) => field.normalize('NFKC').replace(/[\s/()]/g, '')
