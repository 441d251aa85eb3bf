import type { PersonPresent } from '@learntrail/contract/documents/facts'

/** Who is there after somebody was heard of. */
export function withPerson(people: readonly PersonPresent[], person: PersonPresent, isGone: boolean): PersonPresent[] {
  const others = people.filter(({ client }) => client !== person.client)
  return isGone ? others : [...others, person]
}

/** Everybody once, without oneself: of their windows the one that said last where they are. */
export function othersThere(people: readonly PersonPresent[], accountId: string): PersonPresent[] {
  const byAccount = new Map<string, PersonPresent>()
  for (const person of people) {
    const known = byAccount.get(person.accountId)
    if (person.accountId !== accountId) byAccount.set(person.accountId, known?.place && !person.place ? known : person)
  }
  return [...byAccount.values()]
}
