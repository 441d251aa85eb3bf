import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { newId } from '../../platform/ids/ids.ts'
import type { Cast } from '../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../testing/life.ts'
import { uploadPicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { publish, writeComment } from '../posts/posts.fixture.ts'
import { judge, report } from './reports.fixture.ts'
import { reportDecisions, reportNotes } from './reports.tables.ts'

/** The owner reports a thing, is reported, and appeals. */
async function reportThings({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const { db, clock } = product.platform
  const { id: theirs } = await publish(person('friend'))
  const fileIds = [await uploadPicture(owner)]
  await report(owner, 'post', theirs, { description: newWord(), fileIds })
  const { id: hidden } = (await writeComment(owner, theirs, newWord())).json<{ id: string }>()
  await report(person('friend'), 'comment', hidden)
  const judged = await judge(person('staff'), hidden, { decision: 'hide', words: newWord() })
  const appeal = { appeal: newWord(), appealedAt: clock.now(), appealAnswer: newWord(), answererId: owner.id }
  const lift = { lifterId: owner.id, liftReason: newWord() }
  await db
    .update(reportDecisions)
    .set({ ...appeal, ...lift })
    .where(eq(reportDecisions.caseId, judged.id))
  const note = { id: newId(clock.now().getTime()), caseId: judged.id, authorId: owner.id, clientId: randomUUID() }
  await db.insert(reportNotes).values({ ...note, words: newWord(), createdAt: clock.now() })
}

export const life: LifePart = {
  live: reportThings,
  holdNothing: {
    'report_decisions.appeal_outcome': 'a word of the contract’s',
  },
}
