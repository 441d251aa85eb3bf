import simplified from 'opencc-js/dict/STCharacters'
import traditional from 'opencc-js/dict/TSCharacters'
import taiwanese from 'opencc-js/dict/TWVariants'

/** Written either way every day in Taiwan, and in no word list as the same character. */
const daily = [
  '臺台',
  '裡裏里',
  '著着',
  '群羣',
  '峰峯',
  '線綫',
  '夠够',
  '鬥鬪',
  '床牀',
  '週周',
  '佔占',
  '秘祕',
  '鉤鈎',
  '體体',
]

type Pair = readonly [one: string, others: string]

/** Pairs of single characters; the lists have a few of several code points, which are words. */
const pairsOf = (words: string): Pair[] =>
  words.split('|').map((line) => {
    const [one = '', ...others] = line.split(' ')
    return [one, others.join('')] as const
  })

/**
 * For each Han character that is written in several ways the one that stands for all of them: mostly the one that Taiwan
 * uses most. Characters stay one each, so that a place in a folded text is one in the text.
 */
function representatives(): ReadonlyMap<string, string> {
  const parents = new Map<string, string>()
  const top = (character: string): string => {
    const parent = parents.get(character)
    return parent === undefined ? character : top(parent)
  }
  const join = (into: string, character: string) => {
    const [to, from] = [top(into), top(character)]
    if (to !== from && [...from].length === 1) parents.set(from, to)
  }
  for (const [first = '', ...others] of daily.map((line) => [...line])) for (const other of others) join(first, other)
  for (const [variant, [usual = '']] of pairsOf(taiwanese).map(([one, others]) => [one, [...others]] as const))
    join(usual, variant)
  for (const [one, others] of pairsOf(simplified)) {
    const [usual = ''] = [...others].filter((character) => character !== one)
    if (usual !== '') join(usual, one)
  }
  for (const [one, others] of pairsOf(traditional)) for (const other of others) join(other, one)
  return new Map([...parents.keys()].map((character) => [character, top(character)]))
}

const representative = representatives()

const spellings = new Map<string, string[]>()
for (const [character, one] of representative) spellings.set(one, [...(spellings.get(one) ?? [one]), character])

/** The same text with one character for all its variants. */
export function foldHan(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => representative.get(character) ?? character)
}

/** A regular expression of PostgreSQL for a folded text, however its Han is written. */
export function spellingsPattern(folded: string): string {
  return [...folded]
    .map((character) => {
      const all = spellings.get(character)
      if (all !== undefined) return `[${all.join('')}]`
      return /[\p{L}\p{M}\p{N}\s]/u.test(character) ? character : `\\${character}`
    })
    .join('')
}
