import { signatureLimits } from '@learntrail/contract/signature/limits'
import type { Signature } from '@learntrail/contract/signature/signature'
import { ruleSentence } from '../../i18n/problem-sentence.ts'
import { checkText } from '../form/text-rules.ts'
import type { Line } from './lines.rules.ts'

/** State of the field: both ways are kept, so that switching loses nothing. */
export interface GivenSignature {
  way: 'drawn' | 'typed'
  lines: Line[]
  typed: string
}

export const emptySignature: GivenSignature = { way: 'drawn', lines: [], typed: '' }

/** Returns the sentence for the rule of the server that the signature breaks, or null. */
export function checkSignature({ way, typed, lines }: GivenSignature): string | null {
  const { min, max } = signatureLimits
  if (way === 'typed') return checkText(typed, { required: true, min, max })
  return lines.length === 0 ? ruleSentence('required') : null
}

export const signatureOf = ({ way, typed, lines }: GivenSignature): Signature =>
  way === 'typed' ? { typed } : { lines }
