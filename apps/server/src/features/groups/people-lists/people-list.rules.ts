import { groupLimits } from '@learntrail/contract/groups/limits'
import type { PeopleListForm } from '@learntrail/contract/groups/people-list-forms'
import type { RosterEntry } from '@learntrail/contract/groups/roster'
import { refuse } from '../../../platform/http/refusal.ts'
import type { CellValue } from '../../../platform/spreadsheets/xlsx.ts'
import type { peopleListTexts } from './people-list.texts.ts'

/** A person in a list, with the cells of their row. */
export interface ListedPerson {
  person: { id: string; displayName: string }
  memberNumber: string
  /** Precedes the name, such as their team. */
  lead?: CellValue
  cells: readonly CellValue[]
}

/** A list of people of a group, before names and numbers are looked up. */
export interface PeopleList {
  /** The kind of list, such as 成員名單. */
  kind: string
  /** What else it is about, such as a bulletin; empty if only the group. */
  about: string
  /** The heading of `lead`, if there is one. */
  lead?: string
  columns: readonly string[]
  people: readonly ListedPerson[]
}

/** One row more than allowed, so that an excess is noticed. */
export const mostListed = groupLimits.listed + 1

/** Refuses with PEOPLE_LIST_TOO_LONG instead of cutting a list silently. */
export function checkListed(count: number): void {
  if (count > groupLimits.listed) refuse('PEOPLE_LIST_TOO_LONG', { values: { limit: groupLimits.listed } })
}

interface Seated {
  memberNumber: string
  numberOrder: string
}

/** Sorts by seat number; people without one, such as teachers, come first in their given order. */
export const bySeat = <One extends Seated>(people: readonly One[]): One[] =>
  people.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other))))

const placeOf = ({ memberNumber, numberOrder }: Seated) => (memberNumber === '' ? '' : numberOrder)

type Texts = (typeof peopleListTexts)['tw']
type Known = Pick<RosterEntry, 'realName' | 'studentNumber'>

/**
 * Returns the heading and the rows. A sheet to sign has only names beside the room to write; on paper, nicknames are
 * never shown beside real names.
 */
export function tableOf(
  { lead, columns, people }: PeopleList,
  { form, isClass, texts }: { form: PeopleListForm; isClass: boolean; texts: Texts },
  knownOf: (personId: string) => Known | undefined,
): { head: string[]; rows: CellValue[][] } {
  const isPaper = form === 'paper' || form === 'signing'
  const names = isClass ? [texts.realName, texts.studentNumber, ...(isPaper ? [] : [texts.nickname])] : [texts.name]
  const own = form === 'signing' ? [texts.signature, texts.note] : columns
  return {
    head: [...(lead === undefined ? [] : [lead]), texts.seat, ...names, ...own],
    rows: people.map(({ person, memberNumber, lead: before = null, cells }) => {
      const { realName = '', studentNumber = '' } = knownOf(person.id) ?? {}
      const known = isPaper
        ? [realName || person.displayName, studentNumber]
        : [realName, studentNumber, person.displayName]
      return [
        ...(lead === undefined ? [] : [before]),
        // A text, so that 07 stays 07.
        memberNumber,
        ...(isClass ? known : [person.displayName]),
        ...(form === 'signing' ? [null, null] : cells),
      ]
    }),
  }
}

/** The widest narrow column, in letters: a moment, or eight characters of a name. */
const narrow = 18

const lettersOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)

/**
 * Returns which columns share the rest of a page's width: those to write into, or those with long cells, or else the
 * last one.
 */
export function wideColumns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  form: PeopleListForm,
): boolean[] {
  if (form === 'signing') return head.map((_, at) => at >= head.length - 2)
  const isWide = head.map((_, at) => rows.some((row) => lettersOf(row[at] ?? '') > narrow))
  return isWide.includes(true) ? isWide : head.map((_, at) => at === head.length - 1)
}
