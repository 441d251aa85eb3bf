import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Cast } from '../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../testing/life.ts'
import { mp3 } from '../files/sample-files.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { paragraph, publish, uploadFiles } from '../posts/posts.fixture.ts'
import { ask, correct, handIn, homeworkPath, makeTeam, newRubric, reaching } from './homework.fixture.ts'

/** Asks questions, and does, returns and corrects homework. */
async function doHomework({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const [teacher, friend] = [person('stranger'), person('friend')]
  const upload = async () =>
    (await uploadFiles(owner, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }]))[0]
  const theirs = (await newGroup(teacher)).id
  await place(product, theirs, owner.id, memberRoles.member)
  const given = await ask(product, teacher, theirs, { assignTo: 'chosen', assigneeIds: [owner.id] })
  const file = (await upload())?.id ?? ''
  const { handIn: work } = await handIn(owner, given.id, { text: newWord(), fileIds: [file] })
  await correct(teacher, work.id, { outcome: 'returned' })
  const post = await publish(owner, { title: newWord() })
  await handIn(owner, given.id, { postId: post.id, version: 1 })

  await correct(teacher, work.id, { handInVersion: 2, certifies: true, words: newWord() })
  await owner.browser.post(`${homeworkPath}/hand-ins/${work.id}/record`, { tags: ['creativity'] })

  await place(product, theirs, friend.id, memberRoles.member)
  await place(product, theirs, person('teacher').id, memberRoles.member)
  const together = await ask(product, teacher, theirs, { teamSize: 3 })
  await makeTeam(owner, together.id, [friend])
  // Its text and the names of its files belong to the others as well.
  const [shared] = await uploadFiles(owner, [{ name: '一起.txt', content: Buffer.from('一起') }])
  await handIn(friend, together.id, { text: '一起寫的' })
  await handIn(owner, together.id, { fileIds: [shared?.id ?? ''], version: 1 })
  for (const [one, other] of [
    [owner, friend],
    [friend, owner],
  ] as const) {
    const { id } = await ask(product, teacher, theirs, { teamSize: 3 })
    await one.browser.post(`${homeworkPath}/questions/${id}/team/invitations`, { personIds: [other.id] })
  }

  const own = (await newGroup(owner, { name: newWord() })).id
  await place(product, own, friend.id, memberRoles.member)
  const rubric = newRubric()
  const [criterion] = rubric
  if (criterion) criterion.name = newWord()
  const parts = { title: newWord(), content: paragraph(newWord()), topic: newWord(), customTags: [newWord()], rubric }
  const asked = await ask(product, owner, own, {
    ...parts,
    fileIds: [(await upload())?.id ?? ''],
    tags: ['creativity'],
  })
  const { handIn: theirWork } = await handIn(friend, asked.id)
  const [voice] = await uploadFiles(owner, [{ name: `${newWord()}.mp3`, content: mp3() }])
  await correct(owner, theirWork.id, {
    voiceId: voice?.id,
    places: [{ id: randomUUID(), at: { kind: 'text', start: 0, end: 2 }, words: newWord() }],
    words: newWord(),
    levels: reaching(rubric, 0, 1, 2),
    certifies: true,
    mayShow: true,
  })
  await friend.browser.post(`${homeworkPath}/hand-ins/${theirWork.id}/record`, { showsRemark: true })

  await owner.browser.post(`${homeworkPath}/templates`, {
    clientId: randomUUID(),
    questionId: asked.id,
    name: newWord(),
  })
  await owner.browser.post(`${homeworkPath}/phrases`, { clientId: randomUUID(), words: newWord() })
  await owner.browser.post(`${homeworkPath}/calendar`)

  const led = (await newGroup(teacher)).id
  await place(product, led, owner.id, memberRoles.administrator)
  await ask(product, teacher, led, { reviserIds: [owner.id] })
}

export const life: LifePart = {
  live: doHomework,
  holdNothing: {
    'homework_questions.state': 'a word of the contract’s',
    'homework_questions.classification': 'a code of the contract’s',
    'homework_questions.tags': 'codes of the contract’s',
    'homework_questions.assign_to': 'a word of the contract’s',
    'homework_templates.classification': 'a code of the contract’s; the row goes',
    'homework_templates.tags': 'codes of the contract’s; the row goes',
    'homework_hand_ins.state': 'a word of the contract’s; the row goes',
    'homework_remarks.outcome': 'a word of the contract’s',
  },
  staysIn: {
    'homework_questions.*': 'what was asked of a group is its members’ as well; nobody knows by whom',
    'homework_remarks.words': 'what was said of somebody’s work is theirs; nobody knows by whom',
    'homework_remarks.places': 'what was said of somebody’s work is theirs; nobody knows by whom',
    'homework_remarks.id': 'what was said of somebody’s work is theirs; nobody knows by whom',
    'homework_assignees.question_id': 'what was asked of a group is its members’ as well',
    'homework_revisers.question_id': 'what was asked of a group is its members’ as well',
    'homework_hand_ins.question_id': 'the work of others for what was asked of a group',
  },
  isShared: ['homework_'],
}
