import type { Found, FoundSection, MarkedText } from '@learntrail/contract/search/search'
import { fold } from '../../platform/search/fold.ts'

/** Names of a thing. */
const namesOf = (one: Found): MarkedText[] => {
  if (one.kind === 'person') return [one.name, one.username]
  if (one.kind === 'group') return [one.name, one.handle]
  return [one.title]
}

const idOf = (one: Found): string => {
  if (one.kind === 'person') return one.person.id
  return one.kind === 'group' ? one.group.id : one.id
}

/** How well a thing fits: 2 if it is its name, 1 if it is in its name, 0 if elsewhere. */
function fitOf(one: Found, typed: string): number {
  const names = namesOf(one)
  if (names.some(({ text }) => fold(text) === typed)) return 2
  return names.some(({ marks }) => marks.length > 0) ? 1 : 0
}

/** Rank of people whose name fits, above everything else. */
const ofPeople = 3

/**
 * Orders sections: people whose name fits come first, then the best fit; ties keep the order of categories. A thing
 * shown in one section is left out of later ones.
 */
export function inOrderOfFit(sections: readonly FoundSection[], keyword: string): FoundSection[] {
  const typed = fold(keyword)
  const rankOf = ({ category, found }: FoundSection) => {
    const fit = Math.max(...found.map((one) => fitOf(one, typed)))
    return category === 'friend' && fit > 0 ? ofPeople : fit
  }
  const said = new Set<string>()
  return sections
    .filter(({ found }) => found.length > 0)
    .map((section) => ({ section, rank: rankOf(section) }))
    .toSorted((one, other) => other.rank - one.rank)
    .flatMap(({ section: { category, found } }) => {
      const unsaid = found.filter((one) => !said.has(idOf(one)))
      for (const one of unsaid) said.add(idOf(one))
      return unsaid.length === 0 ? [] : [{ category, found: unsaid }]
    })
}
