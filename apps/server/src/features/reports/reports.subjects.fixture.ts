import { randomUUID } from 'node:crypto'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { allComments, belowOwns } from '../comments/comments.subjects.fixture.ts'
import { looseFiles } from '../files/files.subjects.fixture.ts'
import { paragraph, publish } from '../posts/posts.fixture.ts'
import { judge, readCase, report, reportBody, take } from './reports.fixture.ts'

const butOwner = audiences.members.filter((kind) => kind !== 'owner')

const recordOf =
  (privacy: 0 | 3) =>
  async ({ owner }: Cast, word: string) => ({
    id: (await publish(owner, { privacy, title: word, content: paragraph(word) })).id,
  })

const records: Subject['forms'] = {
  public: { make: recordOf(0), rights: { see: audiences.members, report: butOwner } },
  private: { make: recordOf(3), rights: { see: audiences.owner, report: [] } },
}

type Ground = Record<string, string>

/** A record that others see before it is reported. */
const ground = async (cast: Cast): Promise<Ground> => ({ post: (await publish(cast.owner)).id })

/** A case of the owner's record, reported by a person whom nobody else knows. */
async function reported(cast: Cast, word: string, { post = '' }: Ground) {
  const { id: reportId } = await report(await newPerson(cast.product), 'post', post, { description: word })
  const { rows } = await cast.product.platform.pool.query<{ id: string }>(
    'select case_id as id from reports where id = $1',
    [reportId],
  )
  return { id: rows[0]?.id ?? '', post, reportId }
}

/** Same, taken by a member of staff. */
async function taken(cast: Cast, word: string, on: Ground) {
  const made = await reported(cast, word, on)
  await take(cast.person('staff'), await readCase(cast.person('staff'), made.id))
  return made
}

const appeal = ({ browser }: TestPerson, id: string) =>
  browser.post(`/api/v2/reports/judgements/${id}/appeal`, { words: '這是我自己拍的。' })

/** For a case that was taken. */
const judgement = { clientId: randomUUID(), version: 2, decision: 'nothing' }

const staffAlone = { see: ['moderator', 'staff'] } as const
/** The one who took a case decides it. */
const takenByOne = { ...staffAlone, decide: ['staff'] } as const

const about = (id: string) => ({ body: { targetType: 'post', targetId: id } })
const onTarget = { names: ['body.targetId'], missing: 'REPORT_TARGET_NOT_FOUND' } as const
const onCase = { names: ['params.id'], right: 'see', missing: 'CASE_NOT_FOUND' } as const
const onJudgement = { names: ['params.id'], right: 'see', missing: 'JUDGEMENT_NOT_FOUND' } as const
const version = 1

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a record that somebody reports',
      forms: records,
      calls: [
        { ...onTarget, call: 'POST /api/v2/reports/getreportcount', right: 'see', send: ({ id }) => about(id) },
        { ...onTarget, call: 'POST /api/v2/reports/getReportPermission', right: 'see', send: ({ id }) => about(id) },
        {
          ...onTarget,
          call: 'POST /api/v2/reports/uploadreport',
          right: 'report',
          forbidden: 'REPORT_OWN',
          send: ({ id }) => ({ body: reportBody('post', id) }),
        },
      ],
    },
    {
      thing: 'a comment that somebody reports',
      forms: allComments,
      calls: [
        {
          ...onTarget,
          call: 'POST /api/v2/reports/getreportcount',
          right: 'see',
          send: ({ id }) => ({ body: { targetType: 'comment', targetId: id } }),
        },
        {
          ...onTarget,
          call: 'POST /api/v2/reports/uploadreport',
          right: 'see',
          send: ({ id }) => ({ body: reportBody('comment', id) }),
          forms: Object.keys(belowOwns),
        },
      ],
    },
    {
      thing: 'a picture that proves a report',
      forms: { 'a picture that nothing uses': looseFiles['a picture that nothing uses'] },
      calls: [
        {
          call: 'POST /api/v2/reports/uploadreport',
          names: ['body.fileIds'],
          right: 'take',
          missing: 'FILE_NOT_FOUND',
          forbidden: 'FILE_NOT_FOUND',
          send: async ({ id }, _caller, product) => ({
            body: reportBody('post', (await publish(await newPerson(product))).id, { fileIds: [id] }),
          }),
        },
      ],
    },
    {
      thing: 'a decision about something',
      forms: {
        'that asks to mend it': {
          ground,
          make: async (cast, word, on) => {
            const { post } = await reported(cast, '檢舉', on)
            const { decisions } = await judge(cast.person('staff'), post, { decision: 'mend', words: word })
            return { id: decisions[0]?.id ?? '' }
          },
          rights: { see: audiences.owner, told: audiences.owner },
        },
      },
      calls: [
        {
          ...onJudgement,
          call: 'POST /api/v2/reports/judgements/:id/appeal',
          send: () => ({ body: { words: '這是我自己拍的。' } }),
          tells: true,
          spends: true,
        },
        { ...onJudgement, call: 'POST /api/v2/reports/judgements/:id/mended', tells: true },
      ],
    },
    {
      thing: 'a case that staff look at',
      forms: { 'that is taken': { ground, make: taken, rights: takenByOne, listedFor: [] } },
      calls: [
        {
          ...onCase,
          call: 'POST /api/v2/admin/reports/:id/decide',
          right: 'decide',
          forbidden: 'CASE_STATE_CHANGED',
          send: () => ({ body: judgement }),
          spends: true,
        },
      ],
    },
    {
      thing: 'a report that is found untrue',
      forms: {
        'of a case that is taken': {
          ground,
          make: async (cast, word, on) => {
            const { id, reportId } = await taken(cast, word, on)
            return { id: reportId, case: id }
          },
          rights: takenByOne,
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'POST /api/v2/admin/reports/:id/decide',
          names: ['body.falseReportIds'],
          right: 'decide',
          missing: null,
          forbidden: 'CASE_STATE_CHANGED',
          send: ({ id, case: caseId = '' }) => ({
            params: { id: caseId },
            body: { ...judgement, falseReportIds: [id] },
          }),
          spends: true,
        },
      ],
    },
    {
      thing: 'a case that is judged',
      forms: {
        'and its owner says that it is wrong': {
          // In the ground, since its owner knows all of it.
          ground: async (cast) => {
            const { post } = await reported(cast, '檢舉', await ground(cast))
            const { id, decisions } = await judge(cast.person('staff'), post, { decision: 'warn' })
            await appeal(cast.owner, decisions[0]?.id ?? '')
            return { id }
          },
          make: async (_cast, _word, { id = '' }) => ({ id }),
          // The one who decided does not answer the appeal.
          rights: { see: ['moderator', 'staff'], answer: ['moderator'] },
          listedFor: [],
        },
      },
      calls: [
        {
          ...onCase,
          call: 'POST /api/v2/admin/reports/:id/appeal',
          right: 'answer',
          forbidden: 'APPEAL_OF_OWN_DECISION',
          send: () => ({ body: { version: 4, outcome: 'lifted', answer: '你說得對。' } }),
        },
        {
          ...onCase,
          call: 'POST /api/v2/admin/reports/:id/lift',
          send: () => ({ body: { version: 4, reason: '看錯了。' } }),
          spends: true,
        },
      ],
    },
    {
      thing: 'a case of a report',
      forms: { 'that is open': { ground, make: reported, rights: staffAlone, listedFor: [] } },
      calls: [
        { ...onCase, call: 'GET /api/v2/admin/reports/:id', tells: true },
        { ...onCase, call: 'POST /api/v2/admin/reports/:id/take', send: () => ({ body: { version } }), spends: true },
        {
          ...onCase,
          call: 'POST /api/v2/admin/reports/:id/notes',
          send: () => ({ body: { clientId: randomUUID(), words: '看過了。' } }),
        },
      ],
    },
  ],
  listings: [
    { call: 'GET /api/v2/reports/mine' },
    { call: 'GET /api/v2/reports/judgements' },
    { call: 'GET /api/v2/admin/reports' },
  ],
  silent: ['POST /api/v2/reports/getMaliciousReportCount', 'GET /api/v2/admin/reports/count'],
}
