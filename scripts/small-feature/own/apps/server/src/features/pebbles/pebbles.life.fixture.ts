import type { LifePart } from '../../testing/life.ts'
import { lay } from './pebbles.fixture.ts'

export const life: LifePart = {
  live: async ({ owner }, newWord) => {
    await lay(owner, newWord())
  },
}
