/** A name being typed: `from` is the index of its `@` or `＠`, `typed` the text from there to the caret. */
export interface Mentioning {
  from: number
  typed: string
}

const longest = 30

/**
 * Returns the name being typed before the caret `at`, after a half- or full-width @; undefined if the @ follows a word
 * character, as in an email address.
 */
export function mentioningAt(text: string, at: number): Mentioning | undefined {
  const before = text.slice(Math.max(0, at - longest - 1), at)
  const found = /(?:^|[^\w.])[@＠]([^\s@＠]*)$/u.exec(before)
  const typed = found?.[1]
  return typed === undefined ? undefined : { from: at - typed.length - 1, typed }
}

interface Named {
  id: string
  displayName: string
}

/** Returns at most `most` people whose name contains `typed`, those whose name starts with it first. */
export function fitting<Person extends Named>(people: readonly Person[], typed: string, most: number): Person[] {
  const key = typed.toLowerCase()
  const place = ({ displayName }: Named) => displayName.toLowerCase().indexOf(key)
  return people
    .filter((person) => person.displayName !== '' && place(person) >= 0)
    .toSorted((one, other) => Number(place(one) > 0) - Number(place(other) > 0))
    .slice(0, most)
}

/** Replaces the typed part of a name by the whole name; `at` is the new caret position. */
export function withName(text: string, { from, typed }: Mentioning, name: string): { text: string; at: number } {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(from + 1 + typed.length).replace(/^ /, ''), at: before.length }
}

/** Returns the ids of chosen people whose names are still in the text. */
export const stillNamed = (text: string, chosen: readonly Named[]): string[] => [
  ...new Set(chosen.filter(({ displayName }) => text.includes(`@${displayName}`)).map(({ id }) => id)),
]
