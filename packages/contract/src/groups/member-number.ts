import { foldIdentifier } from '../characters.ts'

/** A seat number as it is kept: in half width and upper case. */
export function foldMemberNumber(typed: string): string {
  return foldIdentifier(typed).toUpperCase()
}

/** Of what it is made, once folded. */
export const memberNumberPattern = /^[A-Z0-9]*$/

/** By what two are the same number: 7, 07 and 007 are one seat. */
export function seatOf(number: string): string {
  return number.replace(/^0+(?=\d)/, '')
}
