import { groupLimits } from '@learntrail/contract/groups/limits'
import { foldMemberNumber, memberNumberPattern } from '@learntrail/contract/groups/member-number'
import type { NumberedLine } from '@learntrail/contract/groups/members'
import { fold } from '../../../platform/search/fold.ts'

type Named = NumberedLine['people'][number]
/** A member by all names under which the reader of the list may know them. */
export interface NamedMember extends Named {
  names: (string | null)[]
}

interface ListLine extends Pick<NumberedLine, 'line' | 'written' | 'memberNumber'> {
  names: string[]
}

/** A line names this many people at most: more of one name are told apart by hand. */
const namesakes = 5

const betweenCells = /[\t,、;|]/
/** 7號王小明, 7. 王小明, 7王小明: the number stands before the name without a gap of its own. */
const numberInFront = /^(?:no\.?\s*)?(\d{1,3})\s*(?:號|[.):]|(?=\p{Script=Han}))\s*/iu
const numberBehind = /(?<=\p{Script=Han})\s*(\d{1,3})\s*號?$/u
const columnOfNumbers = /^(?:座號|號碼|號|seat(?: ?(?:no\.?|number))?|no\.?|number|#)$/i
const columnOfNames = /^(?:姓名|名字|學生姓名|暱稱|帳號|學號|班級|name|account|class)$/i

const isNumber = (cell: string) =>
  cell !== '' && [...cell].length <= groupLimits.memberNumber && memberNumberPattern.test(foldMemberNumber(cell))
const hasDigit = (cell: string) => /\d/.test(cell)

function cellsOf(line: string): string[] {
  const parted = line.replace(numberInFront, '$1\t').replace(numberBehind, '\t$1')
  const isTable = betweenCells.test(parted)
  return parted
    .split(isTable ? betweenCells : /\s+/)
    .map((cell) => cell.trim())
    .filter((cell) => isTable || cell !== '')
}

function placeOfNumber(cells: readonly string[], column: number): number {
  if (isNumber(cells[column] ?? '')) return column
  const withDigits = cells.findIndex((cell) => isNumber(cell) && hasDigit(cell))
  return withDigits >= 0 ? withDigits : cells.findIndex(isNumber)
}

/** The lines of a list of seat numbers as people paste them: from a table, with or without its head, or typed by hand. */
export function readNumberLines(list: string): ListLine[] {
  let column = -1
  return list.split('\n').flatMap((raw, index): ListLine[] => {
    const written = raw.trim()
    if (written === '') return []
    const cells = cellsOf(written.normalize('NFKC'))
    const head = cells.findIndex((cell) => columnOfNumbers.test(cell))
    if (head >= 0 && cells.some((cell) => columnOfNames.test(cell))) {
      column = head
      return []
    }
    const place = placeOfNumber(cells, column)
    const others = cells.filter((cell, at) => at !== place && cell !== '')
    const names = [...new Set([others.join(' '), ...others])].filter((name) => name !== '')
    const isWhole = place >= 0 && names.length > 0
    return [{ line: index + 1, written, memberNumber: isWhole ? foldMemberNumber(cells[place] ?? '') : null, names }]
  })
}

const keyOf = (name: string) => fold(name).replace(/\s/g, '')

/** Who of the members is meant by names: whoever has the most of them. */
export function whoIsNamed(members: readonly NamedMember[]): (names: readonly string[]) => Named[] {
  const known = members.map(({ names, ...member }) => ({
    member,
    keys: new Set(names.flatMap((name) => (name ? [keyOf(name)] : []))),
  }))
  return (names) => {
    const wanted = [...new Set(names.map(keyOf))]
    const fits = known.map(({ member, keys }) => ({ member, count: wanted.filter((key) => keys.has(key)).length }))
    const most = Math.max(1, ...fits.map(({ count }) => count))
    return fits.flatMap(({ member, count }) => (count === most ? [member] : [])).slice(0, namesakes)
  }
}
