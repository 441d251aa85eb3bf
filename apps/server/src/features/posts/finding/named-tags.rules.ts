import { locales } from '@learntrail/contract/profiles/preferences'
import { tagNames } from '@learntrail/contract/tags/tag-names'
import { type TagCode, tagCodes } from '@learntrail/contract/tags/tags'
import { fold } from '../../../platform/search/fold.ts'
import { typedWords } from '../../../platform/search/typed-words.ts'

export interface NamedTag {
  code: TagCode
  /** The name in the language in which it was typed. */
  name: string
}

/** What people call the goals besides their names. */
const goalsAreCalled = { tw: '永續目標', en: 'Sustainable development goals' } as const

const namesOfAll = locales.flatMap((locale) =>
  tagCodes.map((code) => {
    const [, goal] = /^sdg_(\d+)$/.exec(code) ?? []
    const word = tagNames[locale].tags[code]
    const name = goal === undefined ? word : `SDG ${goal} ${word}`
    const calledAs = goal === undefined ? word : `SDG${goal} ${name} ${goalsAreCalled[locale]}`
    return { code, name, calledAs: fold(calledAs) }
  }),
)

/** Returns the product's tags whose names have every typed word: SDG 6, 淨水, 永續, teamwork. */
export function tagsNamed(typed: string): NamedTag[] {
  const words = typedWords(typed)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ text, isUnwanted }) => ({ isIn: standsIn(text), isUnwanted }))
  if (words.every(({ isUnwanted }) => isUnwanted)) return []
  const named = namesOfAll.filter(({ calledAs }) =>
    words.every(({ isIn, isUnwanted }) => isIn(calledAs) !== isUnwanted),
  )
  return [...new Map(named.toReversed().map(({ code, name }) => [code, { code, name }])).values()]
}

/**
 * Whether a name has the word: Chinese anywhere, Latin words at their start, numbers whole, so that 1 is not 10 to 17.
 */
const standsIn = (word: string) => (name: string) => {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    const start = name.slice(Math.max(0, at - 1), at + 1)
    const end = name.slice(at + word.length - 1, at + word.length + 1)
    if (!/^(?:\p{Script=Latin}{2}|\d{2})$/u.test(start) && !/^\d{2}$/.test(end)) return true
  }
  return false
}
