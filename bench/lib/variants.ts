import { fold } from '../../apps/server/src/platform/search/fold.ts'
import { spellingsPattern } from '../../apps/server/src/platform/search/han-variants.ts'
import { pick } from './recall-corpus.ts'

type Vary = (piece: string, chance: () => number) => string

const toFullWidth = 0xfee0

/** Other spellings that people type for the same text. */
export const variants: Record<string, Vary> = {
  'as they stand': (piece) => piece,
  'with 台 for 臺 and back': (piece) => piece.replace(/[臺台]/g, (character) => (character === '臺' ? '台' : '臺')),
  'with other Han characters for the same, Simplified too': (piece, chance) =>
    piece.replace(/\p{Script=Han}/gu, (character) => {
      const spellings = [...spellingsPattern(fold(character)).replace(/[[\]]/g, '')]
      return pick(spellings, chance)
    }),
  'in full width': (piece) =>
    piece.replace(/[0-9A-Za-z]/g, (character) => String.fromCharCode(character.charCodeAt(0) + toFullWidth)),
  'in capitals': (piece) => piece.toUpperCase(),
  'without accents': (piece) =>
    piece
      .normalize('NFD')
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC'),
}
