import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { fileLimits } from '@learntrail/contract/files/limits'

export type PdfRefusal = 'notPdf' | 'empty' | 'tooLarge'

/** Readers accept the mark anywhere in here. */
const headBytes = 1_024

/** Why a file cannot be uploaded as an e-portfolio, before its first byte is sent; null when it may. */
export async function checkPdf(file: File): Promise<PdfRefusal | null> {
  if (file.size === 0) return 'empty'
  if (file.size >= fileLimits.bytes) return 'tooLarge'
  if (!/\.pdf$/i.test(file.name)) return 'notPdf'
  const head = await file.slice(0, headBytes).text()
  return head.includes('%PDF-') ? null : 'notPdf'
}

/** A title to begin with, from the name of the file. */
export function titleOf(name: string): string {
  const words = name
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return [...words].slice(0, ePortfolioLimits.title).join('').trim()
}
