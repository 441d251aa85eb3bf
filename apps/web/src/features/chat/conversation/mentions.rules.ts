/** A name that is being typed: from its `@` or `＠` to where one writes. */
export interface Mentioning {
  from: number
  typed: string
}

const longest = 30

/** The name that somebody types at a place of a text, after an @ of any width; none in the middle of a word, as in an address of mail. */
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

/** Those whom it may be, whose names begin so first; so many. */
export function fitting<Person extends Named>(people: readonly Person[], typed: string, most: number): Person[] {
  const key = typed.toLowerCase()
  const place = ({ displayName }: Named) => displayName.toLowerCase().indexOf(key)
  return people
    .filter((person) => person.displayName !== '' && place(person) >= 0)
    .toSorted((one, other) => Number(place(one) > 0) - Number(place(other) > 0))
    .slice(0, most)
}

/** The text with the whole name in the place of what was typed of it, and where one goes on. */
export function withName(text: string, { from, typed }: Mentioning, name: string): { text: string; at: number } {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(from + 1 + typed.length).replace(/^ /, ''), at: before.length }
}

/** Of those who were chosen, who is still named. */
export const stillNamed = (text: string, chosen: readonly Named[]): string[] => [
  ...new Set(chosen.filter(({ displayName }) => text.includes(`@${displayName}`)).map(({ id }) => id)),
]
