/** The text of a file that a spreadsheet has saved, whichever way; undefined where it is none. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encodings = bytes[0] === 0xff && bytes[1] === 0xfe ? ['utf-16le'] : ['utf-8', 'big5']
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // A spreadsheet or an archive can decode by chance, but it holds what no text does.
      if (!text.includes('\0')) return text
    } catch {
      // Not in this encoding.
    }
  }
  return undefined
}

/** The name of a column, without spaces, slashes and brackets. */
export const columnName = (field: string) => field.normalize('NFKC').replace(/[\s/()]/g, '')
