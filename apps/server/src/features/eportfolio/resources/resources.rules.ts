import { sdgs, tagCodes } from '@learntrail/contract/posts/tags'
import { refuseField } from '../../../platform/http/refusal.ts'
import { firstId } from '../../../platform/paging/by-id.ts'

const listOf = (list: string | undefined) =>
  [...new Set(list?.split(',').map((item) => item.trim().normalize('NFC')))].filter((item) => item !== '')

/** The tags that were asked for, by what they are: of a family, SDGs among them, or a person's own. */
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

/** The days that `2026-05-21,2026-11-30` names. */
export function daysOf(range: string): { from: string; to: string } {
  const [from = '', to = ''] = range.split(',')
  return { from, to }
}

/** Where a list of homework goes on: after everything of a day, or after one of that day. */
export function placeOfHomework(place: string): [date: string, id: string] {
  const [date = '', id = firstId] = place.split('_')
  return [date, id]
}

export const writePlace = ({ date, id }: { date: string; id: string }) => `${date}_${id}`
