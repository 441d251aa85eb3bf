import { perApplication } from './per-application.ts'

/** People remembered at most; for the others the hint is missing. */
const mostPeople = 10_000

/**
 * Remembers, in memory and for each application, for which people a read last showed something to be true. A hint
 * about which statement is cheaper, never a decision: the result of that statement corrects it. `by` is the
 * application's pool or settings.
 */
export function notedPeople() {
  const peopleOf = perApplication(() => new Set<string>())
  return {
    has: (by: object, id: string): boolean => peopleOf(by).has(id),
    note(by: object, id: string, isTrue: boolean): void {
      const people = peopleOf(by)
      if (!isTrue) people.delete(id)
      else if (people.size < mostPeople) people.add(id)
    },
  }
}
