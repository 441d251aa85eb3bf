import { randomUUID } from 'node:crypto'
import type { LifePart } from '../../../testing/life.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { letTeach } from '../publishing/publishing.fixture.ts'
import { lockPath } from './co-editing.fixture.ts'

/** A lecturer's card, a locked chapter, and requests for a lock between the person and another. */
export const coEditingLife: LifePart = {
  live: async ({ product, owner, person }, newWord) => {
    const word = () => newWord().slice(0, 20)
    const card = {
      introduction: newWord(),
      expertises: [newWord()],
      tags: [word()],
      experiences: [{ title: word(), content: newWord(), from: 2019, until: null }],
      customs: [{ title: word(), content: newWord() }],
    }
    await owner.browser.put(`${coursePath}/lecturer`, { ...card, version: 0, writer: randomUUID() })
    const friend = person('friend')
    for (const [holder, wishes] of [
      [owner, ['take']],
      [friend, ['take', 'ask']],
    ] as const) {
      const { course, chapterId } = await writtenCourse(product, friend)
      await letTeach(product, course._id, owner)
      for (const wish of wishes) {
        const by = wish === 'take' ? holder : owner
        const answer = await by.browser.post(lockPath, { courseId: course._id, chapterId, wish })
        if (answer.statusCode !== 200) throw new Error(answer.body)
      }
    }
    // Writes the checkpoint that hundreds of changes would make; the first change is empty, so the second is the whole
    // state.
    await product.platform.pool.query(
      `insert into document_checkpoints (thing_id, kind, number, at, bytes)
       select u.thing_id, u.kind, u.number, u.at, u.bytes from document_updates u join courses c on c.id = u.thing_id
       where c.owner_id = $1 and u.number = 2`,
      [owner.id],
    )
  },
  holdNothing: {
    'document_locks.kind': 'what of a feature is locked',
  },
}
