import type { Platform } from '../../../platform/platform.ts'
import { coverOf } from './cover.service.ts'
import type { DocumentInput, MadePdf, Making } from './document-input.rules.ts'
import { type SetPdf, setPdf } from './make-pdf.service.ts'
import { type PrintForm, usualForm } from './pictures-for-print.service.ts'

/** Sizes of pictures, tried in turn until the document fits; any smaller, they would be unreadable. */
const ladder: PrintForm[] = [
  usualForm,
  { longest: 1_280, quality: 74 },
  { longest: 1_024, quality: 66 },
  { longest: 800, quality: 58 },
  { longest: 640, quality: 50 },
  { longest: 480, quality: 42 },
]

interface Fitted {
  fits: boolean
  /** Whether pictures were made smaller to fit. */
  isRecompressed: boolean
}

/** Makes a PDF of at most `limit` bytes with the best pictures that fit, else the smallest possible. */
export async function makeNationalPdf(
  platform: Platform,
  input: DocumentInput,
  options: Making & { limit: number },
): Promise<MadePdf & Fitted> {
  const { composition, ...fitted } = await fitPdf(platform, input, options)
  return { ...fitted, cover: await coverOf(composition, options) }
}

async function fitPdf(
  platform: Platform,
  input: DocumentInput,
  { limit, signal, onProgress }: Making & { limit: number },
): Promise<SetPdf & Fitted> {
  for (const [step, form] of ladder.entries()) {
    const from = step / ladder.length
    const made = await setPdf(platform, input, {
      form,
      signal,
      onProgress: (share) => onProgress?.(from + share / ladder.length),
    })
    const fits = made.pdf.byteLength <= limit
    if (fits || step === ladder.length - 1) return { ...made, fits, isRecompressed: step > 0 }
  }
  throw new Error('a ladder without steps')
}
