import { randomUUID } from 'node:crypto'
import type { LifePart } from '../../../testing/life.ts'
import { join } from '../learning/learning.fixture.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'
import { noted } from './notes.fixture.ts'

/** The person writes a note in another's course, at a second of a film. */
export const notesLife: Pick<LifePart, 'live'> = {
  live: async ({ product, owner, person }, newWord) => {
    const { course, unitId } = await newPublished(product, person('friend'))
    await join(owner, course._id)
    await noted(owner, course._id, unitId, { text: newWord(), film: { pieceId: randomUUID(), second: 192 } })
  },
}
