import type { PersonPresent } from '@learntrail/contract/documents/facts'

/** Returns the people present after one window of a person has reported or left. */
export function withPerson(people: readonly PersonPresent[], person: PersonPresent, isGone: boolean): PersonPresent[] {
  const others = people.filter(({ client }) => client !== person.client)
  return isGone ? others : [...others, person]
}

/** Returns the other people present, each once: of their windows, the last that reported a place. */
export function othersThere(people: readonly PersonPresent[], accountId: string): PersonPresent[] {
  const byAccount = new Map<string, PersonPresent>()
  for (const person of people) {
    const known = byAccount.get(person.accountId)
    if (person.accountId !== accountId) byAccount.set(person.accountId, known?.place && !person.place ? known : person)
  }
  return [...byAccount.values()]
}
