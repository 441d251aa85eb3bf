import { randomUUID } from 'node:crypto'
import type { Cast } from '../../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../../testing/life.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import * as doing from './doing.fixture.ts'

const { answered } = doing

/** Fills a week with everything that it can hold. */
async function writeWeek(by: TestPerson, id: string, weekId: string, doneItemIds: string[], newWord: NewWord) {
  const [file] = await uploadFiles(by, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }])
  const link = { id: randomUUID(), url: `https://example.org/${newWord()}`, name: newWord() }
  const week = { doneItemIds, note: newWord(), minutes: 20, links: [link], fileIds: [file?.id ?? ''] }
  answered(await doing.save(by, id, weekId, week))
}

/** The owner does a plan of their own, takes part in another person's and advises a third. */
async function doPlans({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const [friend, stranger] = [person('friend'), person('stranger')]
  const begun = async (by: TestPerson, adviser: TestPerson, member?: TestPerson) => {
    const words = by === owner ? newWord() : '讀一章'
    const item = { id: randomUUID(), text: words, lessons: 1 }
    const week = { id: randomUUID(), items: [item] }
    const progress = { stages: [{ id: randomUUID(), goal: words, weekCount: 1 }], weeks: [week] }
    const { projectId: id } = await doing.begin(by, { progress })
    await doing.putSigner(product, id, adviser)
    if (member !== undefined) await doing.putMember(product, id, member)
    return { id, weekId: week.id, itemIds: [item.id] }
  }
  // A plan without members: a plan with members passes on to them.
  const own = await begun(owner, stranger)
  await writeWeek(owner, own.id, own.weekId, own.itemIds, newWord)
  answered(await doing.say(owner, own.id, own.weekId, newWord()))
  answered(await doing.say(stranger, own.id, own.weekId, newWord()))
  const evaluations = [{ criterion: newWord(), level: 3, text: newWord() }]
  answered(await doing.saveResult(owner, own.id, { summary: newWord(), difference: newWord(), evaluations }))
  await doing.record(owner, own.id, own.weekId)
  await doing.recordResult(owner, own.id)
  answered(await owner.browser.patch(`${doing.doingPath}/${own.id}`, { reminderDay: 3 }))
  answered(await doing.finish(owner, own.id))
  answered(await doing.turn(owner, own.id, own.weekId, true))
  answered(await doing.opine(stranger, own.id, true, newWord()))

  const theirs = await begun(stranger, friend, owner)
  await writeWeek(owner, theirs.id, theirs.weekId, theirs.itemIds, newWord)
  await doing.record(owner, theirs.id, theirs.weekId)
  answered(await doing.say(owner, theirs.id, theirs.weekId, newWord()))

  const advised = await begun(friend, owner, stranger)
  answered(await doing.say(friend, advised.id, advised.weekId, '在嗎？'))
  answered(await doing.say(owner, advised.id, advised.weekId, newWord()))
  answered(await doing.saveResult(friend, advised.id))
  answered(await doing.finish(friend, advised.id))
  answered(await doing.opine(owner, advised.id, true, newWord()))
}

export const doingLife = {
  live: doPlans,
  staysIn: {
    'plan_weeks.*': 'what was written along in a plan of others is theirs as well, without a name',
    'plan_executions.*': 'what an adviser said of a plan is its pupils’, without a name',
  },
  isShared: ['plan_weeks.', 'plan_executions.'],
} satisfies LifePart
