import { fold } from '../../apps/server/src/platform/search/fold.ts'
import { spellingsPattern } from '../../apps/server/src/platform/search/han-variants.ts'
import { pick } from './recall-corpus.ts'

type Vary = (piece: string, chance: () => number) => string

const toFullWidth = 0xfee0

/** Other spellings that people type for the same text. */
export const variants: Record<string, Vary> = {
  unchanged: (piece) => piece,
  'with 台 and 臺 swapped': (piece) => piece.replace(/[臺台]/g, (character) => (character === '臺' ? '台' : '臺')),
  'with variant Han characters, including Simplified': (piece, chance) =>
    piece.replace(/\p{Script=Han}/gu, (character) => {
      const spellings = [...spellingsPattern(fold(character)).replace(/[[\]]/g, '')]
      return pick(spellings, chance)
    }),
  'in full width': (piece) =>
    piece.replace(/[0-9A-Za-z]/g, (character) => String.fromCharCode(character.charCodeAt(0) + toFullWidth)),
  'in upper case': (piece) => piece.toUpperCase(),
  'without accents': (piece) =>
    piece
      .normalize('NFD')
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC'),
}
