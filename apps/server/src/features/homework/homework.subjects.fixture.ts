import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import type { Question } from '@learntrail/contract/homework/question'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject, type Thing } from '../../testing/subject.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { looseFiles } from '../files/files.subjects.fixture.ts'
import { jpeg, mp3 } from '../files/sample-files.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { newClass } from '../guardians/guardians.fixture.ts'
import { paragraph, publish, uploadFiles } from '../posts/posts.fixture.ts'
import { ask, correct, handIn, homeworkPath, questionBody, remarkBody, save } from './homework.fixture.ts'

/** The owner is top administrator of the group, the friend a student, the teacher another administrator. */
const belong = ['owner', 'friend', 'teacher'] as const
const lead = ['owner', 'teacher'] as const
const roles = { lead, keep: audiences.owner, correct: audiences.owner, do: ['friend'] as const }

async function groupOf(cast: Cast, name: string = randomUUID().slice(0, 8)): Promise<string> {
  const { id } = await newGroup(cast.owner, { type: 'private', name })
  await place(cast.product, id, cast.person('friend').id, memberRoles.member)
  await place(cast.product, id, cast.person('teacher').id, memberRoles.administrator)
  await place(cast.product, id, cast.person('follower').id, memberRoles.applying)
  await place(cast.product, id, cast.person('free plan').id, memberRoles.invitedAsMember)
  return id
}

const saying = (word: string) => ({ title: word, content: paragraph(word), topic: word, teamSize: 3 })

/** The group exists before its questions, so that its members know of it already. */
const inOwnGroup = { ground: async (cast: Cast) => ({ group: await groupOf(cast) }) }

const questionForms: Subject['forms'] = {
  'that is assigned': {
    ...inOwnGroup,
    make: async (cast, word, { group = '' }) => ({
      id: (await ask(cast.product, cast.owner, group, saying(word))).id,
      group,
    }),
    rights: { see: belong, ...roles },
    // For leaders of the group, only the group's own list shows it.
    listedFor: ['friend'],
  },
  'that is planned': {
    ...inOwnGroup,
    make: async (cast, word, { group = '' }) => ({
      id: (await ask(cast.product, cast.owner, group, { ...saying(word), assign: false })).id,
      group,
    }),
    rights: { see: lead, ...roles, do: [] },
    listedFor: [],
  },
}
const assigned = ['that is assigned'] as const
const planned = ['that is planned'] as const

const withTeamsOfTeacher: Subject['forms'] = {
  'whose teams the teacher makes': {
    ...inOwnGroup,
    make: async (cast, word, { group = '' }) => ({
      id: (await ask(cast.product, cast.owner, group, { ...saying(word), teamsBy: 'teacher' })).id,
    }),
    rights: { see: belong, ...roles },
    listedFor: ['friend'],
  },
}

const withWork: Subject['forms'] = {
  'with work of a student': {
    ...inOwnGroup,
    make: async (cast, word, { group = '' }) => {
      const { id: question } = await ask(cast.product, cast.owner, group, saying(word))
      const { handIn: work } = await handIn(cast.person('friend'), question)
      return { id: question, work: work.id }
    },
    rights: { see: belong, ...roles },
    listedFor: ['owner', 'friend'],
  },
}

/** Here the owner is the student and the friend asks. */
const workForms: Subject['forms'] = {
  'that is handed in': {
    ground: async (cast) => {
      const friend = cast.person('friend')
      const { id } = await newGroup(friend, { type: 'private' })
      await place(cast.product, id, cast.owner.id, memberRoles.member)
      await place(cast.product, id, cast.person('teacher').id, memberRoles.administrator)
      return { question: (await ask(cast.product, friend, id)).id }
    },
    make: async ({ owner }, word, { question = '' }) => ({
      id: (await handIn(owner, question, { text: word })).handIn.id,
    }),
    rights: { see: ['owner', 'friend'], correct: ['friend'] },
    listedFor: [],
  },
}

const correctedForms: Subject['forms'] = {
  'that is corrected': {
    ...workForms['that is handed in'],
    make: async ({ owner, person }, word, { question = '' }) => {
      const { handIn: work } = await handIn(owner, question, { text: word })
      await correct(person('friend'), work.id)
      return { id: work.id }
    },
    rights: { see: ['owner', 'friend'], own: audiences.owner },
    listedFor: [],
  },
}

const groupForms: Subject['forms'] = {
  'with homework': {
    make: async (cast, word) => {
      const id = await groupOf(cast)
      await ask(cast.product, cast.owner, id, saying(word))
      return { id }
    },
    rights: { see: belong, ...roles },
    listedFor: ['friend'],
  },
}

/** A person with this role in a group that has a question. */
const standingAs = (role: 1 | 3): Subject['forms'][string] => ({
  make: async (cast, word) => {
    const group = await groupOf(cast)
    const { id } = await newPerson(cast.product, { displayName: word })
    await place(cast.product, group, id, role)
    return { id, group, question: (await ask(cast.product, cast.owner, group, { teamSize: 3 })).id }
  },
  rights: { see: belong, ...roles, told: lead },
  listedFor: [],
})

/** A group of the caller's, if they may make one. */
const ownGroup = async (caller: TestPerson) => (await newGroup(caller).catch(() => ({ id: randomUUID() }))).id

/** A person who can be invited to a team of the group. */
async function classmateIn(product: TestApp, group: string): Promise<string> {
  const { id } = await newPerson(product)
  await place(product, group, id, memberRoles.member).catch(() => undefined)
  return id
}

/** Gives the caller a question. */
async function givenTo(caller: TestPerson, product: TestApp): Promise<string> {
  const teacher = await newPerson(product)
  const { id } = await newGroup(teacher)
  await place(product, id, caller.id, memberRoles.member)
  return (await ask(product, teacher, id)).id
}

async function ownQuestion(caller: TestPerson, product: TestApp): Promise<Pick<Question, 'id'>> {
  const group = await ownGroup(caller)
  return ask(product, caller, group, { assign: false }).catch(() => ({ id: randomUUID() }))
}

async function ownTemplate(caller: TestPerson, product: TestApp): Promise<string> {
  const { id: questionId } = await ownQuestion(caller, product)
  const body = { clientId: randomUUID(), questionId, name: '水溝' }
  const answer = await caller.browser.post(`${homeworkPath}/templates`, body)
  return answer.statusCode === 200 ? answer.json<{ id: string }>().id : randomUUID()
}

/** Hands in work that the caller corrects. */
async function workFor(caller: TestPerson, product: TestApp): Promise<string> {
  const group = await ownGroup(caller)
  const student = await newPerson(product)
  await place(product, group, student.id, memberRoles.member).catch(() => undefined)
  const question = await ask(product, caller, group).catch(() => null)
  return question === null ? randomUUID() : (await handIn(student, question.id)).handIn.id
}

const onQuestion = { names: ['params.id'], missing: 'HOMEWORK_NOT_FOUND' } as const
const leading = { ...onQuestion, right: 'lead', forbidden: 'GROUP_ADMIN_REQUIRED', spends: true } as const
const correcting = { ...onQuestion, right: 'correct', forbidden: 'HOMEWORK_NO_PERMISSION' } as const
const talking = { right: 'see', missing: 'HOMEWORK_NOT_FOUND' } as const
const doing = { ...onQuestion, right: 'do', forbidden: 'HOMEWORK_NOT_FOUND', forms: assigned } as const
const onWork = { names: ['params.id'], missing: 'HAND_IN_NOT_FOUND', forbidden: 'HAND_IN_NOT_FOUND' } as const
const inGroup = { missing: 'GROUP_NOT_FOUND', forbidden: 'GROUP_ADMIN_REQUIRED' } as const
const taking = { right: 'take', missing: 'FILE_NOT_FOUND', forbidden: 'FILE_NOT_FOUND' } as const
const ofTemplate = { names: ['params.id'], right: 'see', missing: 'TEMPLATE_NOT_FOUND' } as const
const inTeam = { right: 'do', missing: 'HOMEWORK_NOT_FOUND', forbidden: 'HOMEWORK_NOT_FOUND' } as const
const saved = (change: object) => ({
  writer: randomUUID(),
  save: 1,
  version: 0,
  content: paragraph('水很清'),
  ...change,
})

const making = (product: TestApp, group: string, change: object = {}) => ({
  body: questionBody(product, group, change),
})
/** Questions assigned by `ask` have version 2. */
const changing = ({ question = '' }: Thing, change: object) => ({
  params: { id: question },
  body: { version: 2, ...change },
})

const nothingEnds = 'what is not there is over as it is asked'

/** Questions given to the owner in a class, as their guardian sees them. */
const askedForms: Subject['forms'] = {
  'that a child is asked': {
    make: async ({ product, owner }, title) => {
      const teacher = await newPerson(product, { plan: 'plus', teacherVerifiedAt: product.clock.now() })
      const group = await newClass(product, teacher, owner)
      const { id } = await ask(product, teacher, group, { title })
      await handIn(owner, id, { text: '寫好了' })
      return { id, childId: owner.id }
    },
    rights: { see: ['guardian', 'owner'] },
    listedFor: ['owner'],
  },
}

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'homework',
      forms: askedForms,
      calls: [
        {
          call: 'GET /api/v2/guardian/children/:childId/homework',
          names: ['params.childId'],
          right: 'see',
          missing: 'CHILD_NOT_FOUND',
          tells: true,
        },
      ],
    },
    {
      thing: 'a question',
      forms: questionForms,
      calls: [
        { ...onQuestion, call: 'GET /api/v2/homework/questions/:id', right: 'see', tells: true },
        {
          ...leading,
          call: 'PATCH /api/v2/homework/questions/:id',
          send: () => ({ body: { version: 1, topic: '水' } }),
          forms: planned,
        },
        {
          ...leading,
          call: 'POST /api/v2/homework/questions/:id/assign',
          send: () => ({ body: { version: 1 } }),
        },
        { ...leading, call: 'POST /api/v2/homework/questions/:id/revoke' },
        { ...leading, call: 'POST /api/v2/homework/questions/:id/archive', forms: assigned },
        { ...leading, call: 'POST /api/v2/homework/questions/:id/restore', forms: assigned },
        {
          ...leading,
          call: 'DELETE /api/v2/homework/questions/:id',
          right: 'keep',
          forbidden: 'GROUP_TOP_ADMIN_REQUIRED',
          forms: planned,
        },
        {
          ...leading,
          call: 'POST /api/v2/homework/questions/:id/copy',
          send: async (_, caller) => ({ body: { clientId: randomUUID(), groupIds: [await ownGroup(caller)] } }),
        },
        {
          ...talking,
          call: 'GET /api/v2/messages',
          names: ['query.targetId'],
          send: ({ id }) => ({ query: { targetType: 'homework', targetId: id } }),
        },
        {
          ...talking,
          call: 'POST /api/v2/messages/uploadmessage',
          names: ['body.targetId'],
          send: ({ id }) => ({
            body: { targetType: 'homework', targetId: id, content: '要量幾天？', clientId: randomUUID() },
          }),
        },
        {
          ...leading,
          call: 'POST /api/v2/homework/templates',
          names: ['body.questionId'],
          send: ({ id }) => ({ body: { clientId: randomUUID(), questionId: id, name: '水溝' } }),
        },
        { ...correcting, call: 'GET /api/v2/homework/questions/:id/statistics' },
        { ...correcting, call: 'GET /api/v2/homework/questions/:id/hand-ins' },
        { ...correcting, call: 'POST /api/v2/homework/questions/:id/release' },
        {
          ...correcting,
          call: 'POST /api/v2/homework/questions/:id/remind',
          send: () => ({ body: {} }),
          forms: assigned,
          spends: true,
        },
        {
          ...correcting,
          call: 'GET /api/v2/homework/questions/:id/hand-ins/table',
          send: () => ({ query: { form: 'csv' } }),
        },
        { ...leading, call: 'GET /api/v2/homework/questions/:id/teams' },
        {
          ...leading,
          call: 'GET /api/v2/homework/questions/:id/teams/table',
          send: () => ({ query: { form: 'csv' } }),
        },
        { ...doing, call: 'GET /api/v2/homework/questions/:id/hand-in' },
        { ...doing, call: 'POST /api/v2/homework/questions/:id/begin' },
        { ...doing, call: 'GET /api/v2/homework/questions/:id/team/classmates' },
        { ...doing, call: 'DELETE /api/v2/homework/questions/:id/team' },
        {
          ...doing,
          call: 'POST /api/v2/homework/questions/:id/team/invitations',
          send: async ({ group = '' }, _, product) => ({ body: { personIds: [await classmateIn(product, group)] } }),
          spends: true,
        },
        {
          ...doing,
          call: 'POST /api/v2/homework/questions/:id/team/answer',
          send: () => ({ body: { teamId: randomUUID(), accepts: false } }),
        },
        {
          ...doing,
          call: 'DELETE /api/v2/homework/questions/:id/team/invitations/:personId',
          send: async ({ id, group = '' }, caller, product) => {
            const personId = await classmateIn(product, group)
            await caller.browser.post(`${homeworkPath}/questions/${id}/team/invitations`, { personIds: [personId] })
            return { params: { personId } }
          },
        },
        {
          ...doing,
          call: 'DELETE /api/v2/homework/questions/:id/team/members/:personId',
          send: async ({ id, group = '' }, caller, product) => {
            const personIds = [await classmateIn(product, group)]
            await caller.browser.post(`${homeworkPath}/questions/${id}/team/invitations`, { personIds })
            return { params: { personId: randomUUID() } }
          },
        },
        {
          ...doing,
          call: 'PUT /api/v2/homework/questions/:id/hand-in',
          send: () => ({ body: saved({}) }),
          spends: true,
        },
        {
          ...doing,
          call: 'POST /api/v2/homework/questions/:id/hand-in',
          send: async ({ id }, caller) => {
            await save(caller, id, { text: '水很清' })
            return { body: { clientId: randomUUID(), version: 1 } }
          },
          spends: true,
        },
      ],
    },
    {
      thing: 'a question',
      forms: withTeamsOfTeacher,
      calls: [
        {
          ...leading,
          call: 'PUT /api/v2/homework/questions/:id/teams',
          send: () => ({ body: { version: 0, teams: [] } }),
        },
      ],
    },
    {
      thing: 'a question',
      forms: withWork,
      calls: [
        {
          ...correcting,
          call: 'POST /api/v2/homework/archive',
          names: ['body.questionId', 'body.handInIds'],
          send: ({ id, work = '' }) => ({ body: { questionId: id, handInIds: [work] } }),
        },
      ],
    },
    {
      thing: 'work',
      forms: workForms,
      calls: [
        { ...onWork, call: 'GET /api/v2/homework/hand-ins/:id', right: 'see', tells: true },
        {
          ...onWork,
          call: 'GET /api/v2/homework/hand-ins/:id/versions/:number/verification',
          right: 'see',
          send: () => ({ params: { number: '1' } }),
        },
        {
          ...onWork,
          call: 'PUT /api/v2/homework/hand-ins/:id/remark',
          right: 'correct',
          send: () => ({ body: remarkBody() }),
          spends: true,
        },
        {
          ...onWork,
          call: 'POST /api/v2/homework/hand-ins/:id/release',
          right: 'correct',
          send: async ({ id }, caller) => {
            await caller.browser.put(`${homeworkPath}/hand-ins/${id}/remark`, remarkBody())
            return { body: { version: 1 } }
          },
          spends: true,
        },
      ],
    },
    {
      thing: 'corrected work',
      forms: correctedForms,
      calls: [
        {
          ...onWork,
          call: 'POST /api/v2/homework/hand-ins/:id/record',
          right: 'own',
          send: () => ({ body: { tags: ['naturalistic'] } }),
          spends: true,
        },
      ],
    },
    {
      thing: 'a remark that draws',
      forms: {
        'that is released': {
          ...workForms['that is handed in'],
          make: async ({ owner, person }, word, { question = '' }) => {
            const [photo] = await uploadFiles(owner, [{ name: `${word}.jpg`, content: await jpeg() }])
            const { handIn: work } = await handIn(owner, question, { text: word, fileIds: [photo?.id ?? ''] })
            const strokes = [{ color: 'red', width: 40, points: 'AAA' }]
            await correct(person('friend'), work.id, { ink: [{ fileId: photo?.id, page: 1, strokes }] })
            const seen = await owner.browser.get(`${homeworkPath}/hand-ins/${work.id}`)
            return { id: seen.json<{ handIn: HandIn }>().handIn.remarks[0]?.id ?? '' }
          },
          rights: { see: ['owner', 'friend'] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'GET /api/v2/homework/remarks/:id/pdf',
          names: ['params.id'],
          right: 'see',
          missing: 'REMARK_NOT_FOUND',
          forbidden: 'REMARK_NOT_FOUND',
        },
      ],
    },
    {
      thing: 'a group',
      forms: groupForms,
      calls: [
        {
          call: 'GET /api/v2/homework/questions',
          names: ['query.groupId'],
          right: 'see',
          missing: 'GROUP_NOT_FOUND',
          send: ({ id }) => ({ query: { groupId: id } }),
          tells: true,
        },
        {
          ...inGroup,
          call: 'GET /api/v2/homework/groups/:groupId/people',
          names: ['params.groupId'],
          right: 'lead',
          send: ({ id }) => ({ params: { groupId: id } }),
        },
        {
          ...inGroup,
          call: 'POST /api/v2/homework/questions',
          names: ['body.groupIds'],
          right: 'lead',
          send: ({ id }, _, product) => making(product, id),
        },
        {
          ...inGroup,
          call: 'POST /api/v2/homework/templates/:id/use',
          names: ['body.groupIds'],
          right: 'lead',
          send: async ({ id }, caller, product) => ({
            params: { id: await ownTemplate(caller, product) },
            body: { clientId: randomUUID(), groupIds: [id] },
          }),
        },
        {
          ...inGroup,
          call: 'POST /api/v2/homework/questions/:id/copy',
          names: ['body.groupIds'],
          right: 'lead',
          send: async ({ id }, caller, product) => ({
            params: { id: (await ownQuestion(caller, product)).id },
            body: { clientId: randomUUID(), groupIds: [id] },
          }),
        },
      ],
    },
    {
      thing: 'somebody whom a question names',
      forms: { 'a member': standingAs(memberRoles.member), 'an administrator': standingAs(memberRoles.administrator) },
      calls: [
        {
          ...inGroup,
          call: 'POST /api/v2/homework/questions',
          names: ['body.assigneeIds'],
          right: 'lead',
          send: ({ id, group = '' }, _, product) => making(product, group, { assignTo: 'chosen', assigneeIds: [id] }),
          forms: ['a member'],
        },
        {
          ...inGroup,
          call: 'POST /api/v2/homework/questions',
          names: ['body.reviserIds'],
          right: 'lead',
          send: ({ id, group = '' }, _, product) => making(product, group, { reviserIds: [id] }),
          forms: ['an administrator'],
        },
        {
          ...leading,
          call: 'PATCH /api/v2/homework/questions/:id',
          names: ['body.assigneeIds'],
          send: (thing) => changing(thing, { assignTo: 'chosen', assigneeIds: [thing.id] }),
          forms: ['a member'],
        },
        {
          ...leading,
          call: 'PATCH /api/v2/homework/questions/:id',
          names: ['body.reviserIds'],
          send: (thing) => changing(thing, { reviserIds: [thing.id] }),
          forms: ['an administrator'],
        },
        {
          ...leading,
          call: 'PUT /api/v2/homework/questions/:id/teams',
          names: ['body.teams.personIds'],
          send: async ({ id, question = '' }, caller) => {
            await caller.browser.patch(`${homeworkPath}/questions/${question}`, { version: 2, teamsBy: 'teacher' })
            return { params: { id: question }, body: { version: 0, teams: [{ id: randomUUID(), personIds: [id] }] } }
          },
          forms: ['a member'],
        },
      ],
    },
    {
      thing: 'a classmate for a team',
      forms: {
        'a member': { ...standingAs(memberRoles.member), rights: { see: belong, ...roles, told: belong } },
      },
      calls: [
        {
          ...inTeam,
          call: 'POST /api/v2/homework/questions/:id/team/invitations',
          names: ['body.personIds'],
          send: ({ id, question = '' }) => ({ params: { id: question }, body: { personIds: [id] } }),
          spends: true,
        },
        {
          ...inTeam,
          call: 'DELETE /api/v2/homework/questions/:id/team/invitations/:personId',
          names: ['params.personId'],
          send: async ({ id, question = '' }, caller) => {
            await caller.browser.post(`${homeworkPath}/questions/${question}/team/invitations`, { personIds: [id] })
            return { params: { id: question, personId: id } }
          },
          spends: true,
        },
        {
          ...inTeam,
          call: 'DELETE /api/v2/homework/questions/:id/team/members/:personId',
          names: ['params.personId'],
          send: async ({ id, question = '' }, caller) => {
            await caller.browser.post(`${homeworkPath}/questions/${question}/team/invitations`, { personIds: [id] })
            return { params: { id: question, personId: id } }
          },
          spends: true,
        },
      ],
    },
    {
      thing: 'what a student handed in for a group',
      forms: {
        'one piece': {
          make: async (cast, word) => {
            const { owner } = cast
            const { id: group } = await newGroup(cast.person('friend'), { type: 'private' })
            await place(cast.product, group, owner.id, memberRoles.member)
            await place(cast.product, group, cast.person('follower').id, memberRoles.member)
            const { id } = await ask(cast.product, cast.person('friend'), group, { title: word })
            await handIn(owner, id)
            return { id: owner.id, group }
          },
          rights: { see: ['owner', 'friend', 'follower'], look: ['owner', 'friend'] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'GET /api/v2/homework/groups/:groupId/students/:personId',
          names: ['params.groupId'],
          right: 'look',
          missing: 'GROUP_NOT_FOUND',
          forbidden: 'GROUP_ADMIN_REQUIRED',
          tells: true,
          send: ({ id, group = '' }) => ({ params: { groupId: group, personId: id } }),
        },
        {
          call: 'GET /api/v2/homework/groups/:groupId/students/:personId',
          names: ['params.personId'],
          right: 'look',
          missing: 'GROUP_NOT_FOUND',
          forbidden: 'GROUP_ADMIN_REQUIRED',
          send: ({ id, group = '' }) => ({ params: { groupId: group, personId: id } }),
        },
      ],
    },
    {
      thing: 'a team',
      forms: {
        'that asks somebody': {
          ground: async (cast) => {
            const teacher = cast.person('stranger')
            const { id: group } = await newGroup(teacher, { type: 'private' })
            const third = cast.person('follower').id
            for (const id of [cast.owner.id, cast.person('friend').id, third])
              await place(cast.product, group, id, memberRoles.member)
            const { id: question } = await ask(cast.product, teacher, group, { teamSize: 3 })
            const path = `${homeworkPath}/questions/${question}/team/invitations`
            await cast.owner.browser.post(path, { personIds: [third] })
            return { question }
          },
          make: async (cast, word, { question = '' }) => {
            const opener = cast.owner
            await save(opener, question, { text: word })
            const friend = cast.person('friend').id
            const path = `${homeworkPath}/questions/${question}/team/invitations`
            const { id } = (await opener.browser.post(path, { personIds: [friend] })).json<{ id: string }>()
            return { id, question, friend }
          },
          rights: { see: ['friend'], told: ['owner', 'friend'] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'POST /api/v2/homework/questions/:id/team/answer',
          names: ['body.teamId'],
          right: 'see',
          missing: 'HOMEWORK_TEAM_INVITATION_OVER',
          send: async ({ id, question = '', friend }, caller, product) => ({
            params: { id: caller.id === friend ? question : await givenTo(caller, product) },
            body: { teamId: id, accepts: true },
          }),
          spends: true,
        },
      ],
    },
    {
      thing: 'a file of homework',
      forms: { 'a text that nothing uses': looseFiles['a text that nothing uses'] },
      calls: [
        {
          ...taking,
          call: 'POST /api/v2/homework/questions',
          names: ['body.fileIds'],
          send: async ({ id }, caller, product) => making(product, await ownGroup(caller), { fileIds: [id] }),
        },
        {
          ...taking,
          call: 'PATCH /api/v2/homework/questions/:id',
          names: ['body.fileIds'],
          send: async ({ id }, caller, product) => ({
            params: { id: (await ownQuestion(caller, product)).id },
            body: { version: 1, fileIds: [id] },
          }),
        },
        {
          ...taking,
          call: 'PUT /api/v2/homework/questions/:id/hand-in',
          names: ['body.fileIds'],
          send: async ({ id }, caller, product) => ({
            params: { id: await givenTo(caller, product) },
            body: saved({ fileIds: [id] }),
          }),
        },
      ],
    },
    {
      thing: 'what is spoken of work',
      forms: {
        'a sound that nothing uses': {
          make: async ({ owner }, word) => ({
            id: (await uploadFiles(owner, [{ name: `${word}.mp3`, content: mp3() }]))[0]?.id ?? '',
          }),
          rights: { see: audiences.owner, own: audiences.owner, take: audiences.owner },
          listedFor: audiences.owner,
        },
      },
      calls: [
        {
          ...taking,
          call: 'PUT /api/v2/homework/hand-ins/:id/remark',
          names: ['body.voiceId'],
          send: async ({ id }, caller, product) => ({
            params: { id: await workFor(caller, product) },
            body: remarkBody({ voiceId: id }),
          }),
        },
      ],
    },
    {
      thing: 'a record that is handed in',
      forms: {
        'a public record': {
          make: async ({ owner }, word) => ({ id: (await publish(owner, { title: word })).id }),
          rights: { see: audiences.members, own: audiences.owner },
          listedFor: audiences.members,
        },
      },
      calls: [
        {
          call: 'PUT /api/v2/homework/questions/:id/hand-in',
          names: ['body.postId'],
          right: 'own',
          missing: 'POST_NOT_FOUND',
          forbidden: 'POST_NOT_FOUND',
          send: async ({ id }, caller, product) => ({
            params: { id: await givenTo(caller, product) },
            body: saved({ postId: id }),
          }),
        },
      ],
    },
    {
      thing: 'a phrase for correcting',
      forms: {
        'that is kept': {
          make: async ({ owner }, words) => {
            const answer = await owner.browser.post(`${homeworkPath}/phrases`, { clientId: randomUUID(), words })
            return { id: answer.json<{ id: string }>().id }
          },
          rights: { see: audiences.owner },
          listedFor: audiences.owner,
        },
      },
      calls: [
        {
          call: 'DELETE /api/v2/homework/phrases/:id',
          names: ['params.id'],
          right: 'see',
          spends: true,
          missing: 'PHRASE_NOT_FOUND',
        },
      ],
    },
    {
      thing: 'a template of homework',
      forms: {
        'that is kept': {
          ground: async (cast) => {
            const { id } = await newGroup(cast.owner, { type: 'private' })
            return { question: (await ask(cast.product, cast.owner, id)).id }
          },
          make: async ({ owner }, name, { question = '' }) => {
            const body = { clientId: randomUUID(), questionId: question, name }
            return { id: (await owner.browser.post(`${homeworkPath}/templates`, body)).json<{ id: string }>().id }
          },
          rights: { see: audiences.owner },
          listedFor: audiences.owner,
        },
      },
      calls: [
        {
          ...ofTemplate,
          call: 'PATCH /api/v2/homework/templates/:id',
          send: () => ({ body: { name: '水溝' } }),
          spends: true,
        },
        { ...ofTemplate, call: 'DELETE /api/v2/homework/templates/:id', spends: true },
        {
          ...ofTemplate,
          call: 'POST /api/v2/homework/templates/:id/use',
          send: async (_, caller) => ({ body: { clientId: randomUUID(), groupIds: [await ownGroup(caller)] } }),
          spends: true,
        },
      ],
    },
    {
      thing: 'an archive of homework',
      forms: {
        'of a question': {
          ground: async (cast) => {
            const { id } = await ask(cast.product, cast.owner, await groupOf(cast))
            await handIn(cast.person('friend'), id)
            return { question: id }
          },
          make: async ({ owner }, _, { question = '' }) => {
            const answer = await owner.browser.post(`${homeworkPath}/archive`, { questionId: question })
            return { id: answer.json<{ id: string }>().id }
          },
          rights: { see: audiences.owner, told: [] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'GET /api/v2/homework/archive/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'ARCHIVE_NOT_FOUND',
        },
      ],
    },
  ],
  listings: [
    { call: 'GET /api/v2/homework/phrases' },
    { call: 'GET /api/v2/homework/templates' },
    { call: 'GET /api/v2/homework/due' },
    { call: 'GET /api/v2/homework/handed-in' },
    { call: 'GET /api/v2/homework/released' },
    { call: 'GET /api/v2/homework/to-correct' },
    { call: 'GET /api/v2/teaching/homework' },
    { call: 'GET /api/v2/homework/count' },
    { call: 'GET /api/v2/homework/custom-tags' },
  ],
  // The second is opened by its secret alone.
  silent: ['GET /api/v2/homework/calendar', 'GET /api/v2/homework/calendar/:fileName'],
  passedOver: {
    'DELETE /api/v2/homework/questions/:id/team/invitations/:personId': [['params.personId', nothingEnds]],
    'DELETE /api/v2/homework/questions/:id/team/members/:personId': [['params.personId', nothingEnds]],
    'POST /api/v2/homework/questions/:id/team/answer': [
      ['body.teamId', 'to decline what is over changes nothing'],
      ['body.teamId', 'to accept it comes too late', 'HOMEWORK_TEAM_INVITATION_OVER'],
    ],
  },
  freePlaces: [
    [/^body\.content$/, 'mentions in it are plain words', '/api/v2/homework'],
    [/^body\.rubric\.(levels\.)?id$/, 'it is of one rubric alone', '/api/v2/homework'],
    [
      /^body\.(places\.(id|at\.fileId)|ink\.fileId)$/,
      'it is of one remark, and of the version that this is about',
      '/api/v2/homework',
    ],
    [/^body\.teams\.id$/, 'it is named by the browser, or of this question', '/api/v2/homework'],
  ],
}
