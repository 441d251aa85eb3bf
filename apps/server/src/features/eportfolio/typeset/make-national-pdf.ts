import type { Platform } from '../../../platform/platform.ts'
import type { DocumentInput, MadePdf, Making } from './document-input.ts'
import { makePdf } from './make-pdf.ts'
import { type PrintForm, usualForm } from './pictures-for-print.ts'

/** Pictures are made smaller step by step until the document fits; below the last one they could not be looked at. */
const ladder: PrintForm[] = [
  usualForm,
  { longest: 1_280, quality: 74 },
  { longest: 1_024, quality: 66 },
  { longest: 800, quality: 58 },
  { longest: 640, quality: 50 },
  { longest: 480, quality: 42 },
]

/** A PDF of at most `limit` bytes with the best pictures that fit, else the smallest that could be made. */
export async function makeNationalPdf(
  platform: Platform,
  input: DocumentInput,
  { limit, signal, onProgress }: Making & { limit: number },
): Promise<MadePdf & { fits: boolean; isRecompressed: boolean }> {
  let made: MadePdf | undefined
  for (const [step, form] of ladder.entries()) {
    const from = step / ladder.length
    made = await makePdf(platform, input, {
      form,
      ...(signal === undefined ? {} : { signal }),
      onProgress: (share) => onProgress?.(from + share / ladder.length),
    })
    if (made.pdf.byteLength <= limit) return { ...made, fits: true, isRecompressed: step > 0 }
  }
  if (made === undefined) throw new Error('a ladder without steps')
  return { ...made, fits: false, isRecompressed: true }
}
