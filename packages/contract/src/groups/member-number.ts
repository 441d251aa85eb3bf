import { foldIdentifier } from '../characters.ts'

/** Returns a seat number as it is stored: half width and upper case. */
export function foldMemberNumber(typed: string): string {
  return foldIdentifier(typed).toUpperCase()
}

/** Characters of a folded seat number. */
export const memberNumberPattern = /^[A-Z0-9]*$/

/** Returns the form by which seat numbers are compared: 7, 07 and 007 are the same seat. */
export function seatOf(number: string): string {
  return number.replace(/^0+(?=\d)/, '')
}
