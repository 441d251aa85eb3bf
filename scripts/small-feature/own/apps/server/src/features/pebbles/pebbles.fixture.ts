import { randomUUID } from 'node:crypto'
import type { Pebble } from '@learntrail/contract/pebbles/pebbles'
import type { TestPerson } from '../../testing/people.ts'

export const pebblesPath = '/api/v2/pebbles'

/** The body of a call that lays a pebble. */
export const pebbleBody = (words = '今天學會看等高線') => ({ clientId: randomUUID(), words })

/** Lays a pebble through the product's own call. */
export async function lay(person: TestPerson, words?: string): Promise<Pebble> {
  const answer = await person.browser.post(pebblesPath, pebbleBody(words))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
