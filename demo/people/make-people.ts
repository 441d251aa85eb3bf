import { grant, register } from '../accounts/register.ts'
import { fillProfile } from '../profiles/fill-profile.ts'
import { inTurn } from '../school/in-turn.ts'
import { type Maker, type Making, platformAt } from '../school/making.ts'
import { type PersonKey, people } from './people.ts'
import type { DemoPerson } from './person.ts'

const keys = Object.keys(people) as PersonKey[]
const personOf = (key: PersonKey): DemoPerson => people[key]

/** Signs everybody up and fills their profiles; existing people are left as they are. */
export const makePeople: Maker = async (making, ids) => {
  await inTurn(keys, 4, async (key, turn) => {
    ids.set(key, await makePerson(making, personOf(key), turn))
  })
}

async function makePerson(making: Making, person: DemoPerson, turn: number): Promise<string> {
  const joined = platformAt(making.platform, making.calendar.joinedAt(turn))
  const id = await register(joined, person)
  await fillProfile(making, joined, id, person)
  await grant(joined, id, person)
  return id
}
