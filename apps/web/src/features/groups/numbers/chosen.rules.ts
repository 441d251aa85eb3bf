import { seatOf } from '@learntrail/contract/groups/member-number'
import type { NumberedLine } from '@learntrail/contract/groups/members'
import type { PersonSummary } from '@learntrail/contract/people/person'

interface Chosen {
  memberNumber: string
  person: PersonSummary
}

/** Returns the seat number of each person, for lines that identify one member, or several of whom one was picked. */
export function chosenOf(lines: readonly NumberedLine[], picked: Readonly<Record<number, string>>): Chosen[] {
  return lines.flatMap(({ line, memberNumber, people }) => {
    const wanted = people.length === 1 ? people[0] : people.find(({ person }) => person.id === picked[line])
    return memberNumber === null || wanted === undefined ? [] : [{ memberNumber, person: wanted.person }]
  })
}

/** Returns the first number or person that occurs twice; null if there is none. */
export function twice(chosen: readonly Chosen[]): { number: string } | { name: string } | null {
  const [seats, people] = [new Set<string>(), new Set<string>()]
  for (const { memberNumber, person } of chosen) {
    if (seats.has(seatOf(memberNumber))) return { number: memberNumber }
    if (people.has(person.id)) return { name: person.displayName }
    seats.add(seatOf(memberNumber))
    people.add(person.id)
  }
  return null
}
