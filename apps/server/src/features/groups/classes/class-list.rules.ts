import type { ClassLine } from '@learntrail/contract/groups/classes'
import { foldMemberNumber } from '@learntrail/contract/groups/member-number'
import { keyOf, numberColumn, placeOfNumber, readTableLines } from '../members/number-list.rules.ts'

interface ListedLine extends Pick<ClassLine, 'line' | 'written' | 'memberNumber'> {
  /** Candidates for the student number; the school's list decides which one it is. */
  numbers: string[]
  /** Candidates for the name. */
  names: string[]
}

/** A pupil in the school's list, and whether they are in the group. */
export interface ListedPupil extends Pick<ClassLine, 'studentNumber' | 'fullName'> {
  isIn: boolean
  /** Banned, in too many groups, or blocked. */
  staysOut: boolean
}

const columnOfNames = /^(?:姓名|名字|學生姓名|name)$/i
const columnOfStudentNumbers = /^(?:學號|student ?(?:no\.?|number|id))$/i
const mayBeNumber = /^(?=.*\d)[a-z\d-]{1,30}$/i
/** Numbers too long for a seat number are meant as student numbers. */
const isLong = (number: string) => number.length > 3

/** Parses the lines of a class's list: seat number, name and student number in any order. */
export function readClassLines(list: string): ListedLine[] {
  return readTableLines(list).map(({ line, written, cells, head }) => {
    const place = placeOfNumber(cells, numberColumn(head))
    const named = cells[head.findIndex((cell) => columnOfNames.test(cell))]
    const numbered = cells[head.findIndex((cell) => columnOfStudentNumbers.test(cell))]
    // Cells typed by hand are separated by blanks, which some names also contain.
    const others = cells.flatMap((cell, at) => (at === place || cell === '' ? [] : cell.split(/\s+/)))
    const words = named ? named.split(/\s+/) : others.filter((cell) => !/\d/.test(cell))
    return {
      line,
      written,
      memberNumber: foldMemberNumber(cells[place] ?? ''),
      numbers: (numbered === undefined ? others : [numbered]).filter((cell) => mayBeNumber.test(cell)),
      names: [...new Set([words.join(''), ...words])].filter((word) => word !== ''),
    }
  })
}

/** Returns a student number in the form used for comparison. */
export const numberKey = (number: string) => number.toLowerCase()

/** Finds the pupil that each line means, and what would become of them. */
export function whoIsListed(lines: readonly ListedLine[], pupils: readonly ListedPupil[]): ClassLine[] {
  const known = new Map(pupils.map((pupil) => [numberKey(pupil.studentNumber), pupil]))
  const seen = new Set<ListedPupil>()
  return lines.map(({ numbers, names, ...line }) => {
    const meant = new Set(numbers.flatMap((number) => known.get(numberKey(number)) ?? []))
    const [pupil] = meant.size === 1 ? meant : []
    if (pupil === undefined) {
      const state = numbers.some(isLong) || meant.size > 1 ? 'unknown' : 'noNumber'
      return { ...line, state, studentNumber: '', fullName: '' }
    }
    const { studentNumber, fullName, isIn, staysOut } = pupil
    const isTwice = seen.has(pupil)
    seen.add(pupil)
    return {
      ...line,
      state: stateOf({ isTwice, isIn, staysOut, isNamed: isNamed(names, fullName) }),
      studentNumber,
      fullName,
    }
  })
}

const isNamed = (names: readonly string[], fullName: string) =>
  names.length === 0 || names.some((name) => keyOf(name) === keyOf(fullName))

interface Found {
  isTwice: boolean
  isIn: boolean
  staysOut: boolean
  isNamed: boolean
}

function stateOf(found: Found): ClassLine['state'] {
  if (found.isTwice) return 'twice'
  if (found.isIn) return 'isIn'
  if (found.staysOut) return 'staysOut'
  return found.isNamed ? 'new' : 'nameDiffers'
}
