import { foldMemberNumber, seatOf } from '@learntrail/contract/groups/member-number'
import type { PointHolder } from '@learntrail/contract/points/points'
import { wholeNumber } from '../whole-number.rules.ts'

/** A member to give points to. */
export type Member = Pick<PointHolder, 'person' | 'memberNumber'>

/**
 * Returns the members that a pasted list means, each word a student number or else a seat number; and the words that do
 * not match exactly one member.
 */
export function findPasted(
  pasted: string,
  holders: readonly Member[],
  studentNumberOf: (personId: string) => string,
): { found: string[]; unknown: string[] } {
  const words = [...new Set(pasted.split(/[\s,，、;；]+/).filter(Boolean))]
  const found = new Set<string>()
  const unknown: string[] = []
  for (const word of words) {
    const number = foldMemberNumber(word)
    const byStudentNumber = holders.filter(({ person }) => foldMemberNumber(studentNumberOf(person.id)) === number)
    const bySeat = holders.filter(({ memberNumber }) => memberNumber !== '' && seatOf(memberNumber) === seatOf(number))
    const meant = byStudentNumber.length > 0 ? byStudentNumber : bySeat
    if (meant.length === 1 && meant[0]) found.add(meant[0].person.id)
    else unknown.push(word)
  }
  return { found: [...found], unknown }
}

interface Sum {
  people: number
  /** The number as typed. */
  points: string
  remaining: number
  /** Limits of the points per member. */
  limits: { min: number; max: number }
}

/** Returns the total and what then remains; null unless the number is valid and at least one member is chosen. */
export function sumOf({ people, points, remaining, limits }: Sum): { total: number; left: number } | null {
  const each = wholeNumber(points, limits)
  if (each === null || people === 0) return null
  const total = each * people
  return { total, left: remaining - total }
}

const reasonsKept = 4

/** Returns the reasons with this one first, without duplicates. */
export const withReason = (reasons: readonly string[], reason: string): string[] =>
  [reason, ...reasons.filter((one) => one !== reason)].slice(0, reasonsKept)
