import { isWorkbook, listOfWorkbook } from '../../../ui/workbook/list-of-workbook.ts'

/**
 * Reads a list from Excel, or from text in UTF-8 or in Big5, which older programs in Taiwan save. Returns null if it is
 * none of them, or larger than 1 MB.
 */
export async function textOf(file: File): Promise<string | null> {
  if (file.size > 1_000_000) return null
  if (isWorkbook(file)) return listOfWorkbook(file, '\t')
  const bytes = await file.arrayBuffer()
  for (const encoding of ['utf-8', 'big5']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return text.includes('\0') ? null : text
    } catch {
      // Try the next encoding.
    }
  }
  return null
}
