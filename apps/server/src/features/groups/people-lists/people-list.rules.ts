import { groupLimits } from '@learntrail/contract/groups/limits'
import type { PeopleListForm } from '@learntrail/contract/groups/people-list-forms'
import type { RosterEntry } from '@learntrail/contract/groups/roster'
import { refuse } from '../../../platform/http/refusal.ts'
import type { CellValue } from '../../../platform/spreadsheets/xlsx.ts'
import type { peopleListTexts } from './people-list-texts.ts'

/** Somebody of a list, with what the list says of them. */
export interface ListedPerson {
  person: { id: string; displayName: string }
  memberNumber: string
  /** Before their name, as the team that they are in. */
  lead?: CellValue
  cells: readonly CellValue[]
}

/** A list of people of a group, before it is known who they are. */
export interface PeopleList {
  /** What list it is: 成員名單. */
  kind: string
  /** What it is about beside the group, as a bulletin; empty where that is the group. */
  about: string
  /** The heading of `lead`, where there is one. */
  lead?: string
  columns: readonly string[]
  people: readonly ListedPerson[]
}

/** How many rows are asked for, so that one too many is seen. */
export const mostListed = groupLimits.listed + 1

/** A list that is longer than a file may be is refused, and never cut without a word. */
export function checkListed(count: number): void {
  if (count > groupLimits.listed) refuse('PEOPLE_LIST_TOO_LONG', { values: { limit: groupLimits.listed } })
}

interface Seated {
  memberNumber: string
  numberOrder: string
}

/** By seat numbers, as a class is called; those without one, as its teachers, stay first and as they were. */
export const bySeat = <One extends Seated>(people: readonly One[]): One[] =>
  people.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other))))

const placeOf = ({ memberNumber, numberOrder }: Seated) => (memberNumber === '' ? '' : numberOrder)

type Texts = (typeof peopleListTexts)['tw']
type Known = Pick<RosterEntry, 'realName' | 'studentNumber'>

/** Heading and rows. A sheet to sign has names alone beside the room to write; nicknames stand on no paper beside a real name. */
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
        // A number as it is written: 07 stays 07.
        memberNumber,
        ...(isClass ? known : [person.displayName]),
        ...(form === 'signing' ? [null, null] : cells),
      ]
    }),
  }
}

/** What a column is as wide as, in letters: a moment, or eight characters of a name. */
const narrow = 18

const lettersOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)

/** Which columns share the room of a page that the others leave: those that are long, those to write into, or else names. */
export function wideColumns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  form: PeopleListForm,
): boolean[] {
  if (form === 'signing') return head.map((_, at) => at >= head.length - 2)
  const isWide = head.map((_, at) => rows.some((row) => lettersOf(row[at] ?? '') > narrow))
  return isWide.includes(true) ? isWide : head.map((_, at) => at === head.length - 1)
}
