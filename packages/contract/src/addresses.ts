/* Addresses of the web as people write them into what they say: one rule for every place where they become links. No import. */

/** Where in a text an address stands, and what it leads to. */
export interface Address {
  from: number
  to: number
  href: string
}

/** It may begin right after Chinese, and not within a Latin word. */
const beginning = /(?<![A-Za-z0-9])(?:https?:\/\/|www\.(?=[A-Za-z0-9]))/gi

const ofAddress = /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/
/** Of scripts beside which an address stands without a blank; their punctuation ends it, as every other sign does. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\uff00-\uffef]/u
const otherLetter = /[\p{L}\p{M}\p{N}]/u
/** What a part of an address begins after. */
const beforePart = /[/?#=&]/
const opening = new Map([
  ['(', ')'],
  ['[', ']'],
])
const closing = new Set(opening.values())
/** At its end it belongs to the sentence, as a bracket does that holds nothing of the address. */
const ofSentence = /[.,;:!?'*~([]/

/** The addresses in a text, in order. */
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

/** Whether it names a place: a host with a letter or a digit. */
const namesHost = (href: string) => /^https?:\/\/(?:[^/?#@]*@)?[^/?#:@]*[\p{L}\p{N}]/iu.test(href)

/**
 * Where an address ends: before a blank, a sign of the sentence, a bracket that it has not opened. Chinese belongs to it where
 * it begins a part of it (…/wiki/學習歷程), and after a letter to the sentence (…/abc謝謝).
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

/** A piece of a text; an address has what it leads to. */
export interface Piece {
  text: string
  href: string | null
}

/** A text in pieces: its addresses, and what stands around them. */
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
