/** Of all characters, so many may have been lost before a file is no text any more. */
const mostLost = 0.05
const lost = '\ufffd'
/** Control characters that no list has. */
const programs = /[^\P{Cc}\t\n\v\f\r]/u

/**
 * The text of a file that a spreadsheet has saved, whichever way; undefined where it is none. Where single characters were
 * cut in the middle, U+FFFD stands for each, so that whoever reads on can tell its line.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encodings = bytes[0] === 0xff && bytes[1] === 0xfe ? ['utf-16le'] : ['utf-8', 'big5']
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // A spreadsheet or an archive can decode by chance, but it holds what no text does.
      if (!text.includes('\0')) return text
    } catch {
      // Not in this encoding, or not whole.
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

/** The name of a column, without spaces, slashes and brackets. */
export const columnName = (field: string) => field.normalize('NFKC').replace(/[\s/()]/g, '')
