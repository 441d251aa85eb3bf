import simplified from 'opencc-js/dict/STCharacters'
import traditional from 'opencc-js/dict/TSCharacters'
import taiwanese from 'opencc-js/dict/TWVariants'

/** Variants in everyday use in Taiwan that no word list treats as the same character. */
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

/**
 * Parses a list into a character and its counterparts; a few entries of several code points are words and are skipped
 * later.
 */
const pairsOf = (words: string): Pair[] =>
  words.split('|').map((line) => {
    const [one = '', ...others] = line.split(' ')
    return [one, others.join('')] as const
  })

/**
 * Returns, for each Han character with several forms, the form that represents all of them: usually the one most used
 * in Taiwan. One character stays one character, so that positions in a folded text remain valid.
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

/** Replaces each Han character with the representative of its variants. */
export function foldHan(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => representative.get(character) ?? character)
}

/** Returns a PostgreSQL regular expression that matches a folded text in any spelling of its Han characters. */
export function spellingsPattern(folded: string): string {
  return [...folded]
    .map((character) => {
      const all = spellings.get(character)
      if (all !== undefined) return `[${all.join('')}]`
      return /[\p{L}\p{M}\p{N}\s]/u.test(character) ? character : `\\${character}`
    })
    .join('')
}
