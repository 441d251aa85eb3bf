/* Finds web addresses in text: one rule for every place where they become links. No imports. */

/** An address in a text: its range, and the link's target. */
export interface Address {
  from: number
  to: number
  href: string
}

/** May begin right after a Chinese character, but not inside a Latin word. */
const beginning = /(?<![A-Za-z0-9])(?:https?:\/\/|www\.(?=[A-Za-z0-9]))/gi

const ofAddress = /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/
/**
 * Scripts that are written next to an address without a space; their punctuation ends the address, as any other
 * character does.
 */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\uff00-\uffef]/u
const otherLetter = /[\p{L}\p{M}\p{N}]/u
/** Characters after which a new part of an address begins. */
const beforePart = /[/?#=&]/
const opening = new Map([
  ['(', ')'],
  ['[', ']'],
])
const closing = new Set(opening.values())
/** At the end of an address these belong to the sentence; so does a bracket that encloses nothing of the address. */
const ofSentence = /[.,;:!?'*~([]/

/** Returns the addresses in a text, in order. */
export function addressesIn(text: string): Address[] {
  const found: Address[] = []
  for (const { 0: start, index: from } of text.matchAll(beginning)) {
    if (from < (found.at(-1)?.to ?? 0)) continue
    const to = endOf(text, from + start.length)
    const written = text.slice(from, to)
    const href = /^www/i.test(start) ? `https://${written}` : written
    if (to > from + start.length && namesHost(href)) found.push({ from, to, href })
  }
  return found
}

/** Whether the address names a host with a letter or a digit. */
const namesHost = (href: string) => /^https?:\/\/(?:[^/?#@]*@)?[^/?#:@]*[\p{L}\p{N}]/iu.test(href)

/**
 * Returns where an address ends: before a space, punctuation of the sentence, or a bracket that it did not open.
 * Chinese belongs to the address at the beginning of a part (…/wiki/學習歷程), and to the sentence after a letter
 * (…/abc謝謝).
 */
function endOf(text: string, start: number): number {
  const open: string[] = []
  let end = start
  let isChinese = false
  for (const character of text.slice(start)) {
    const before = text[end - 1] ?? ''
    if (beforePart.test(before)) isChinese = false
    if (closing.has(character)) {
      if (open.at(-1) !== character) break
      open.pop()
    } else if (!ofAddress.test(character)) {
      if (!otherLetter.test(character)) break
      if (unspaced.test(character)) {
        if (!isChinese && !beforePart.test(before)) break
        isChinese = true
      }
    }
    const bracket = opening.get(character)
    if (bracket !== undefined) open.push(bracket)
    end += character.length
  }
  while (end > start && ofSentence.test(text[end - 1] ?? '')) end -= 1
  return end
}

/** A piece of a text; `href` is set if it is an address. */
export interface Piece {
  text: string
  href: string | null
}

/** Splits a text into its addresses and the text around them. */
export function piecesWithAddresses(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, href } of addressesIn(text)) {
    if (from > at) pieces.push({ text: text.slice(at, from), href: null })
    pieces.push({ text: text.slice(from, to), href })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null })
  return pieces
}
