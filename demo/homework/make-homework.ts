import {
  answerInvitation,
  changeState,
  inviteToTeam,
  makeQuestions,
  makeRecord,
  readOwnHandIn,
  releaseRemark,
  saveHandIn,
  saveRemark,
  submitHandIn,
} from '../../apps/server/src/features/homework/demo.ts'
import { documentOf } from '../content/rich-text.ts'
import { groupIdOf } from '../groups/group-id.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { questions } from './homework.ts'

type DemoQuestion = (typeof questions)[number]
type DemoWork = DemoQuestion['works'][number]

const written = (text: string) => documentOf(text, () => ({ id: '', label: '' }))

/** Makes homework of groups: handed in, corrected and returned. Idempotent. */
export async function makeHomework(making: Making, ids: Ids): Promise<void> {
  for (const question of questions) {
    const id = await makeQuestion(making, ids, question)
    for (const work of question.works) await makeWork(making, ids, { question, id, work })
    const writer = actor(idOf(ids, question.by))
    if (question.becomes === 'archived') await changeState(making.platform, writer, id, 'archive')
  }
}

/** Returns the rubric with the same ids each time. */
const rubricOf = ({ title, rubric = [] }: DemoQuestion) =>
  rubric.map(([name, words, levels]) => ({
    id: stableId(`criterion ${title} ${name}`),
    name,
    words,
    levels: levels.map(([level, meaning, points]) => ({
      id: stableId(`level ${title} ${name} ${level}`),
      name: level,
      words: meaning,
      points,
    })),
  }))

const levelsOf = (question: DemoQuestion, places: readonly number[]) =>
  Object.fromEntries(rubricOf(question).map(({ id, levels }, index) => [id, levels[places[index] ?? 0]?.id ?? '']))

async function makeQuestion({ platform, calendar }: Making, ids: Ids, question: DemoQuestion): Promise<string> {
  const {
    teamSize = 1,
    by,
    group,
    title,
    text,
    kind,
    own,
    tags,
    due,
    appears,
    revisers,
    topic,
    daysAgo,
    becomes,
  } = question
  const groupId = await groupIdOf(platform, group)
  const moment = (days: number | null) => (days === null ? null : calendar.daysAgo(days).toISOString())
  const { items } = await makeQuestions(platformAt(platform, calendar.daysAgo(daysAgo)), actor(idOf(ids, by)), {
    clientId: stableId(`homework ${title}`),
    groupIds: [groupId],
    title,
    topic,
    content: written(text),
    fileIds: [],
    classification: kind,
    tags: [...tags],
    customTags: [...own],
    assignTo: 'all',
    assigneeIds: [],
    publishAt: moment(appears),
    deadline: moment(due),
    allowsUpdateAfterDeadline: false,
    reviserIds: revisers.map((key) => idOf(ids, key)),
    rubric: rubricOf(question),

    teamSize,
    teamsBy: 'students',
    totalScore: 100,
    handInPoints: 2,
    qualityPoints: 5,
    assign: becomes !== 'planning',
  })
  const [made] = items as { id: string }[]
  if (made === undefined) throw new Error(`${title} was not made`)
  return made.id
}

/** Locates each remark at the words that it names. */
const placesIn = ({ text, by }: DemoWork, places: readonly (readonly [about: string, words: string])[]) =>
  places.map(([about, words]) => {
    const start = text.indexOf(about)
    return {
      id: stableId(`place ${by} ${about}`),
      at: { kind: 'text' as const, start, end: start + about.length },
      words,
    }
  })

async function makeWork(
  { platform, calendar }: Making,
  ids: Ids,
  { question, id, work }: { question: DemoQuestion; id: string; work: DemoWork },
): Promise<void> {
  const student = actor(idOf(ids, work.by))
  const at = platformAt(platform, calendar.daysAgo(work.daysAgo))
  const clientId = stableId(`work ${question.title} ${work.by}`)
  if ((await readOwnHandIn(at, student, id)).handIn !== null) return
  for (const key of work.together ?? []) {
    const other = actor(idOf(ids, key))
    const { id: teamId } = await inviteToTeam(at, student, id, [other.id])
    await answerInvitation(at, other, id, { teamId, accepts: true })
  }
  await saveHandIn(at, student, id, { writer: clientId, save: 1, version: 0, content: written(work.text) })
  const { handIn } = await submitHandIn(at, student, id, { clientId, version: 1 })
  const { remark } = work
  if (remark === undefined) return
  const { isReleased, certifies = false, levels, places = [], ...said } = remark
  const later = platformAt(platform, calendar.daysAgo(work.daysAgo - 1))
  const corrector = actor(idOf(ids, question.by))
  const levelsIn = levels ? levelsOf(question, levels) : {}
  const press = {
    clientId,
    version: 0,
    handInVersion: 1,
    ...said,
    levels: levelsIn,
    places: placesIn(work, places),
    ink: [],
    voiceId: null,
    certifies,
    mayShow: certifies,
    qualityPoints: null,
  }
  const saved = await saveRemark(later, corrector, handIn.id, press)
  if (isReleased) await releaseRemark(later, corrector, handIn.id, saved.version)
  if (work.becomesRecord) await makeRecord(later, student, handIn.id, { showsRemark: true })
}
