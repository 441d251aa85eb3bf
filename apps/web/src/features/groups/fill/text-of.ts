/** A list that was saved as text, as spreadsheets do in Taiwan: UTF-8, or Big5 of older ones; null where it is neither. */
export async function textOf(file: File): Promise<string | null> {
  if (file.size > 1_000_000) return null
  const bytes = await file.arrayBuffer()
  for (const encoding of ['utf-8', 'big5']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return text.includes('\0') ? null : text
    } catch {
      // The next one.
    }
  }
  return null
}
