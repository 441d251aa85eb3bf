import { withoutUnseen } from '@learntrail/contract/characters'
import { fold } from './fold.ts'
import { spellingsPattern } from './han-variants.ts'
import { readings } from './readings.ts'

/** What was typed in Zhuyin alone, as the characters that may have been meant, one list a syllable. */
export interface Sounds {
  /** Of each pair of neighbours, or of the one character that there is, the index tokens of which a text has one. */
  tokens: string[][]
  /** The same as a `tsquery`. */
  query: string
  /** Regular expressions of the whole: of a folded text, and of one as it was written. */
  folded: string
  written: string
}

/** More syllables than a name or the beginning of a title has are no word that somebody looks for. */
const syllablesAtMost = 8
/**
 * Pairs looked for at once, of the commonest characters of both: each is a step into the index, and for every text that
 * has one, the database goes through all of them.
 */
const pairsAtMost = { names: 1_200, texts: 400 }
const ofBeginningAtMost = 120

const syllable = /([ㄅ-ㄙ]?[ㄧㄨㄩ]?[ㄚ-ㄦ]?)([ˊˇˋ˙]?) */uy
const onlyZhuyin = /^[ㄅ-ㄩˊˇˋ˙ ]*[ㄅ-ㄩ][ㄅ-ㄩˊˇˋ˙ ]*$/u

/** By its sound without a tone the tones that there are, and the characters of each. */
const bySound = new Map<string, { tone: string; characters: string }[]>()
for (const [, sound = '', tone = '', characters = ''] of readings.matchAll(/([ㄅ-ㄩ]+)([ˊˇˋ˙]?)(\p{Script=Han}+)/gu))
  bySound.set(sound, [...(bySound.get(sound) ?? []), { tone, characters }])

/** Without a tone of any: it may be the first, or left out. What is typed last may be a beginning. */
function charactersOf(sound: string, tone: string, isLast: boolean): string[] {
  const known = bySound.get(sound) ?? []
  const fitting = known.filter((one) => tone === '' || one.tone === tone)
  if (fitting.length > 0) return alternating(fitting.map(({ characters }) => [...characters]))
  if (known.length > 0 || !isLast || tone !== '') return []
  const begun = [...bySound].filter(([other]) => other.startsWith(sound)).flatMap(([, tones]) => tones)
  return alternating(begun.map(({ characters }) => [...characters])).slice(0, ofBeginningAtMost)
}

/** The first of each list, then the second of each: the commonest of all come first. */
function alternating(lists: readonly string[][]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []))
  return [...new Set(inTurn.flat())]
}

function syllablesOf(typed: string): string[][] | undefined {
  const found: { sound: string; tone: string }[] = []
  syllable.lastIndex = 0
  while (syllable.lastIndex < typed.length) {
    const [, sound = '', tone = ''] = syllable.exec(typed) ?? []
    if (sound === '' || found.length === syllablesAtMost) return undefined
    found.push({ sound, tone })
  }
  const lists = found.map(({ sound, tone }, place) => charactersOf(sound, tone, place === found.length - 1))
  return lists.length > 0 && lists.every(({ length }) => length > 0) ? lists : undefined
}

function pairsOf(one: readonly string[], other: readonly string[], atMost: number): string[] {
  const [most, least] = [Math.floor(Math.sqrt(atMost)), Math.min(one.length, other.length)]
  const rest = Math.floor(atMost / Math.max(1, Math.min(most, least)))
  const few = (list: readonly string[]) => list.slice(0, list.length === least ? most : rest)
  return few(one).flatMap((first) => few(other).map((second) => first + second))
}

/** Undefined where something else was typed as well, or nothing that is read so. */
export function soundsOf(typed: string): Sounds | undefined {
  const plain = withoutUnseen(typed).replace(/\s+/g, ' ').trim()
  if (!onlyZhuyin.test(plain)) return undefined
  const lists = syllablesOf(plain)?.map((list) => [...new Set(list.map(fold))])
  if (lists === undefined) return undefined
  const [first = [], ...others] = lists
  const isOne = others.length === 0
  const pairs = (atMost: number) =>
    isOne ? [first.slice(0, atMost)] : others.map((list, place) => pairsOf(lists[place] ?? [], list, atMost))
  return {
    tokens: pairs(pairsAtMost.names),
    // A single character begins a pair or stands at the end of a run.
    query: pairs(pairsAtMost.texts)
      .map((some) => `(${some.map((one) => `'${one}'${isOne ? ':*' : ''}`).join(' | ')})`)
      .join(' & '),
    folded: lists.map((list) => `[${list.join('')}]`).join(''),
    written: lists.map((list) => `[${list.map(spellingsPattern).join('').replace(/[[\]]/g, '')}]`).join(''),
  }
}

/** SQL: the row `n` of names has characters next to each other that sound so; which are, its text tells. */
export const hasSounds = ({ tokens }: Sounds, add: (value: unknown) => string): string[] =>
  tokens.map((some) => `n.tokens && ${add(some)}::text[]`)
