import type { Text } from 'yjs'

/** Writes what somebody changed of what they saw into a text, wherever that stands in it by now. */
export function writeDifference(text: Text, seen: string, typed: string) {
  if (seen === typed) return
  let start = 0
  while (start < seen.length && start < typed.length && seen[start] === typed[start]) start += 1
  let end = 0
  while (
    end < seen.length - start &&
    end < typed.length - start &&
    seen[seen.length - 1 - end] === typed[typed.length - 1 - end]
  )
    end += 1
  // Half of a character of two units is none.
  if (isSecondHalf(typed, start) || isSecondHalf(seen, start)) start -= 1
  if (isSecondHalf(typed, typed.length - end) || isSecondHalf(seen, seen.length - end)) end -= 1
  const removed = seen.slice(start, seen.length - end)
  const added = typed.slice(start, typed.length - end)
  const at = placeNow(text.toString(), seen, start)
  text.doc?.transact(() => {
    if (removed !== '' && text.toString().startsWith(removed, at)) text.delete(at, removed.length)
    if (added !== '') text.insert(at, added)
  })
}

const isSecondHalf = (text: string, index: number) => {
  const unit = text.charCodeAt(index)
  return index > 0 && unit >= 0xdc00 && unit <= 0xdfff
}

/** Where a place of what was seen stands in what is there now. */
function placeNow(now: string, seen: string, place: number): number {
  if (now === seen) return place
  if (now.startsWith(seen.slice(0, place))) return place
  const fromEnd = seen.length - place
  if (now.endsWith(seen.slice(place))) return now.length - fromEnd
  return Math.min(place, now.length)
}
