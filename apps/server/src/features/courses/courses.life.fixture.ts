import type { LifePart } from '../../testing/life.ts'
import { coEditingLife } from './co-editing/co-editing.life.fixture.ts'
import { learnersLife } from './learners/learners.life.fixture.ts'
import { publishingLife } from './publishing/publishing.life.fixture.ts'
import { reflectionsLife } from './reflections/reflections.life.fixture.ts'

export const life: LifePart = {
  live: async (cast, newWord) => {
    await publishingLife.live(cast, newWord)
    await coEditingLife.live(cast, newWord)
    await learnersLife.live(cast, newWord)
  },
  holdNothing: { ...publishingLife.holdNothing, ...coEditingLife.holdNothing, ...learnersLife.holdNothing },
  staysIn: { ...publishingLife.staysIn, ...coEditingLife.staysIn, ...learnersLife.staysIn },
}
