import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { fileLimits } from '@learntrail/contract/files/limits'

export type PdfRefusal = 'notPdf' | 'empty' | 'tooLarge'

/** PDF readers accept the header anywhere in these first bytes. */
const headBytes = 1_024

/** Returns why a file cannot be uploaded as an e-portfolio, or null; checked before uploading. */
export async function checkPdf(file: File): Promise<PdfRefusal | null> {
  if (file.size === 0) return 'empty'
  if (file.size >= fileLimits.bytes) return 'tooLarge'
  if (!/\.pdf$/i.test(file.name)) return 'notPdf'
  const head = await file.slice(0, headBytes).text()
  return head.includes('%PDF-') ? null : 'notPdf'
}

/** Returns a first title, from the name of the file. */
export function titleOf(name: string): string {
  const words = name
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return [...words].slice(0, ePortfolioLimits.title).join('').trim()
}
