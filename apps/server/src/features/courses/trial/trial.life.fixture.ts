import type { LifePart } from '../../../testing/life.ts'
import { chooseTrial, courseOfTwo } from './trial.fixture.ts'

export const trialLife: LifePart = {
  live: async ({ product, owner }, newWord) => {
    const { id, one } = await courseOfTwo(product, owner, { name: newWord() })
    const answer = await chooseTrial(owner, id, one)
    if (answer.statusCode !== 200) throw new Error(answer.body)
  },
  holdNothing: {},
  staysIn: {},
}
