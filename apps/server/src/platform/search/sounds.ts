import { withoutUnseen } from '@learntrail/contract/characters'
import { fold } from './fold.ts'
import { spellingsPattern } from './han-variants.ts'
import { readings } from './readings.ts'

/** Input in Zhuyin alone, as the characters it may stand for, one list per syllable. */
export interface Sounds {
  /** For each pair of neighbouring syllables (or the single one), the index tokens of which a text must contain one. */
  tokens: string[][]
  /** The tokens as a `tsquery`. */
  query: string
  /** Regular expressions for the whole input: for a folded text, and for an original one. */
  folded: string
  written: string
}

/** Longer input than a name or the start of a title is not searched by sound. */
const syllablesAtMost = 8
/**
 * Maximum number of pairs to look up, made of the most common characters: each is an index lookup, and for every
 * candidate PostgreSQL goes through all of them.
 */
const pairsAtMost = { names: 1_200, texts: 400 }
const ofBeginningAtMost = 120

const syllable = /([ㄅ-ㄙ]?[ㄧㄨㄩ]?[ㄚ-ㄦ]?)([ˊˇˋ˙]?) */uy
const onlyZhuyin = /^[ㄅ-ㄩˊˇˋ˙ ]*[ㄅ-ㄩ][ㄅ-ㄩˊˇˋ˙ ]*$/u

/** By syllable without tone: its tones, and the characters of each. */
const bySound = new Map<string, { tone: string; characters: string }[]>()
for (const [, sound = '', tone = '', characters = ''] of readings.matchAll(/([ㄅ-ㄩ]+)([ˊˇˋ˙]?)(\p{Script=Han}+)/gu))
  bySound.set(sound, [...(bySound.get(sound) ?? []), { tone, characters }])

/**
 * Returns the characters of a syllable. Without a tone all tones fit: it may be the first tone, or left out. The last
 * syllable may be incomplete.
 */
function charactersOf(sound: string, tone: string, isLast: boolean): string[] {
  const known = bySound.get(sound) ?? []
  const fitting = known.filter((one) => tone === '' || one.tone === tone)
  if (fitting.length > 0) return alternating(fitting.map(({ characters }) => [...characters]))
  if (known.length > 0 || !isLast || tone !== '') return []
  const begun = [...bySound].filter(([other]) => other.startsWith(sound)).flatMap(([, tones]) => tones)
  return alternating(begun.map(({ characters }) => [...characters])).slice(0, ofBeginningAtMost)
}

/** Interleaves the lists, so that the most common characters of all come first. */
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

/**
 * Returns the characters that Zhuyin input may stand for; undefined if other characters were typed as well, or no
 * character has such a reading.
 */
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
    // A single character starts a pair or ends a run.
    query: pairs(pairsAtMost.texts)
      .map((some) => `(${some.map((one) => `'${one}'${isOne ? ':*' : ''}`).join(' | ')})`)
      .join(' & '),
    folded: lists.map((list) => `[${list.join('')}]`).join(''),
    written: lists.map((list) => `[${list.map(spellingsPattern).join('').replace(/[[\]]/g, '')}]`).join(''),
  }
}

/**
 * Returns SQL conditions on the row `n` of names: it has adjacent characters that may sound like this. The caller must
 * check the text itself.
 */
export const hasSounds = ({ tokens }: Sounds, add: (value: unknown) => string): string[] =>
  tokens.map((some) => `n.tokens && ${add(some)}::text[]`)
