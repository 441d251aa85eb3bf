import type { Found, FoundSection, MarkedText } from '@learntrail/contract/search/search'
import { fold } from '../../platform/search/fold.ts'

/** What a thing is called. */
const namesOf = (one: Found): MarkedText[] => {
  if (one.kind === 'person') return [one.name, one.username]
  if (one.kind === 'group') return [one.name, one.handle]
  return [one.title]
}

const idOf = (one: Found): string => {
  if (one.kind === 'person') return one.person.id
  return one.kind === 'group' ? one.group.id : one.id
}

/** How well a thing fits: it is called so, it has that in its name, or only elsewhere. */
function fitOf(one: Found, typed: string): number {
  const names = namesOf(one)
  if (names.some(({ text }) => fold(text) === typed)) return 2
  return names.some(({ marks }) => marks.length > 0) ? 1 : 0
}

/** Whose name fits comes before all else. */
const ofPeople = 3

/**
 * Sections in the order in which they are looked at: people whose name fits first, then what fits best; what fits alike as
 * the categories stand. What stands in one is not said again in the next.
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
