import { isWorkbook, listOfWorkbook } from '../../../ui/workbook/list-of-workbook.ts'

/** A list as spreadsheets save it in Taiwan: Excel, or text in UTF-8, in Big5 of older ones; null where it is none of them. */
export async function textOf(file: File): Promise<string | null> {
  if (file.size > 1_000_000) return null
  if (isWorkbook(file)) return listOfWorkbook(file, '\t')
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
