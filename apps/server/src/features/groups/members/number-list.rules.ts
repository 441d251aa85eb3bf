import { groupLimits } from '@learntrail/contract/groups/limits'
import { foldMemberNumber, memberNumberPattern } from '@learntrail/contract/groups/member-number'
import type { NumberedLine } from '@learntrail/contract/groups/members'
import { fold } from '../../../platform/search/fold.ts'

type Named = NumberedLine['people'][number]
/** A member with every name under which the reader of the list may know them. */
export interface NamedMember extends Named {
  names: (string | null)[]
}

interface ListLine extends Pick<NumberedLine, 'line' | 'written' | 'memberNumber'> {
  names: string[]
}

/** The most people offered for one line; more namesakes must be told apart by hand. */
const namesakes = 5

const betweenCells = /[\t,、;|]/
/** 7號王小明, 7. 王小明, 7王小明: the number precedes the name without a separator between cells. */
const numberInFront = /^(?:no\.?\s*)?(\d{1,3})\s*(?:號|[.):]|(?=\p{Script=Han}))\s*/iu
const numberBehind = /(?<=\p{Script=Han})\s*(\d{1,3})\s*號?$/u
const columnOfNumbers = /^(?:座號|號碼|號|seat(?: ?(?:no\.?|number))?|no\.?|number|#)$/i
const columnOfNames = /^(?:姓名|名字|學生姓名|暱稱|帳號|學號|班級|name|account|class|student ?(?:no\.?|number|id))$/i

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

/** Returns the index of a line's seat number, preferably in the column of numbers; -1 without one. */
export function placeOfNumber(cells: readonly string[], column: number): number {
  if (isNumber(cells[column] ?? '')) return column
  const withDigits = cells.findIndex((cell) => isNumber(cell) && hasDigit(cell))
  return withDigits >= 0 ? withDigits : cells.findIndex(isNumber)
}

interface TableLine {
  line: number
  written: string
  cells: string[]
  /** The headings of the columns, if an earlier line has them. */
  head: readonly string[]
}

/** Parses a pasted list of people: from a table, with or without a head, or typed by hand. */
export function readTableLines(list: string): TableLine[] {
  let head: readonly string[] = []
  return list.split('\n').flatMap((raw, index): TableLine[] => {
    const written = raw.trim()
    if (written === '') return []
    const cells = cellsOf(written.normalize('NFKC'))
    if (isHead(cells)) {
      head = cells
      return []
    }
    return [{ line: index + 1, written, cells, head }]
  })
}

/** A heading for numbers beside one for names, or two headings for names; a person's name matches neither. */
function isHead(cells: readonly string[]): boolean {
  const names = cells.filter((cell) => columnOfNames.test(cell)).length
  return names > 1 || (names > 0 && cells.some((cell) => columnOfNumbers.test(cell)))
}

export const numberColumn = (head: readonly string[]) => head.findIndex((cell) => columnOfNumbers.test(cell))

/** Parses the lines of a list of seat numbers. */
export function readNumberLines(list: string): ListLine[] {
  return readTableLines(list).map(({ line, written, cells, head }) => {
    const place = placeOfNumber(cells, numberColumn(head))
    const others = cells.filter((cell, at) => at !== place && cell !== '')
    const names = [...new Set([others.join(' '), ...others])].filter((name) => name !== '')
    const isWhole = place >= 0 && names.length > 0
    return { line, written, memberNumber: isWhole ? foldMemberNumber(cells[place] ?? '') : null, names }
  })
}

/** Returns a name in the form used for comparison. */
export const keyOf = (name: string) => fold(name).replace(/\s/g, '')

/** Returns a function that finds the members whom names mean: those who match the most of them. */
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
