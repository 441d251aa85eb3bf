import { sdgs, tagCodes } from '@learntrail/contract/tags/tags'
import { refuseField } from '../../../platform/http/refusal.ts'
import { firstId } from '../../../platform/paging/by-id.ts'

const listOf = (list: string | undefined) =>
  [...new Set(list?.split(',').map((item) => item.trim().normalize('NFC')))].filter((item) => item !== '')

/** Splits requested tags into those of families, including SDGs, and custom ones. */
export function tagsOf({ tags, sdgs: goals }: { tags?: string | undefined; sdgs?: string | undefined }) {
  const known: readonly string[] = tagCodes
  const knownGoals: readonly string[] = sdgs
  const [given, givenGoals] = [listOf(tags), listOf(goals)]
  if (givenGoals.some((goal) => !knownGoals.includes(goal))) refuseField('sdgs', 'invalid')
  const ofFamilies = [...given.filter((tag) => known.includes(tag)), ...givenGoals]
  const own = given.filter((tag) => !known.includes(tag))
  return {
    tags: ofFamilies.length === 0 ? undefined : [...new Set(ofFamilies)],
    customTags: own.length === 0 ? undefined : own,
  }
}

/** Splits `2026-05-21,2026-11-30` into its days. */
export function daysOf(range: string): { from: string; to: string } {
  const [from = '', to = ''] = range.split(',')
  return { from, to }
}

/** Parses a place in a list of homework: after all of a day, or after one item of it. */
export function placeOfHomework(place: string): [date: string, id: string] {
  const [date = '', id = firstId] = place.split('_')
  return [date, id]
}

export const writePlace = ({ date, id }: { date: string; id: string }) => `${date}_${id}`
