import { block } from '../features/people/index.ts'
import type { Cast } from './kinds.ts'
import { newPerson, type TestPerson } from './people.ts'

/** Which side of a block keeps a person from the owner of things, and from nobody else. */
export const keptApart = ['who has blocked the owner', 'whom the owner has blocked'] as const
export type KeptApart = (typeof keptApart)[number]

/** Has a new person do `act`, and then blocks one of them and the owner. */
export async function actBeforeBlock<Done>(
  { product, owner }: Cast,
  side: KeptApart,
  act: (person: TestPerson) => Promise<Done>,
  change: Parameters<typeof newPerson>[1] = {},
): Promise<Done> {
  const person = await newPerson(product, { plan: 'plus', ...change })
  const done = await act(person)
  const [blocker, blocked] = side === 'who has blocked the owner' ? [person, owner] : [owner, person]
  await block(product.platform, blocker.id, blocked.id)
  return done
}

/** The same form for both sides of a block. */
export function ofKeptApart<Form>(name: string, form: (side: KeptApart) => Form): Record<string, Form> {
  return Object.fromEntries(keptApart.map((side) => [`${name} of somebody ${side}`, form(side)]))
}
