import { randomUUID } from 'node:crypto'
import type { Cast } from '../../../testing/kinds.ts'
import type { Places, Subject } from '../../../testing/subject.ts'
import { looseFiles } from '../../files/files.subjects.fixture.ts'
import { sealed } from '../editions/editions.fixture.ts'
import { share } from '../plans.fixture.ts'
import {
  answered,
  begin,
  doingPath,
  finish,
  opine,
  putMember,
  putSigner,
  save,
  saveResult,
  writing,
} from './doing.fixture.ts'

const path = '/api/v2/sdl-service/executions'
const plansPath = '/api/v2/sdl-service/projects'

/**
 * The owner and the friend do the plan, the teacher advises, the follower sits on the committee. The stranger was asked
 * as an office and reads the plan only; the school person's line was deleted.
 */
async function begun({ product, owner, person }: Cast) {
  const { projectId: id, weekPerProgress } = await begin(owner)
  await putSigner(product, id, person('school person'))
  await product.platform.pool.query('delete from plan_lines where plan_id = $1', [id])
  await putMember(product, id, person('friend'))
  await putSigner(product, id, person('teacher'))
  await putSigner(product, id, person('follower'), { role: 'committee' })
  await putSigner(product, id, person('stranger'), { role: 'office' })
  answered(await saveResult(owner, id))
  return { id, weekId: weekPerProgress[0]?.weekId ?? '' }
}

/** Puts the word into the note of a week. */
async function note({ owner }: Cast, word: string, { id = '', weekId = '' }: Record<string, string>) {
  const { weekPerProgress } = answered(await owner.browser.get(`${doingPath}/${id}`))
  const version = weekPerProgress.find((week) => week.weekId === weekId)?.version ?? 0
  answered(await save(owner, id, weekId, { ...writing(version), note: word, minutes: 10 }))
  return { id, weekId }
}

async function published(cast: Cast) {
  const made = await begun(cast)
  await share(cast.owner, made.id, 0)
  return made
}

/** Has the result written, and certified by the teacher. */
async function certified(cast: Cast) {
  const made = await begun(cast)
  answered(await finish(cast.owner, made.id))
  answered(await opine(cast.person('teacher'), made.id, true))
  return made
}

/** Seals the plan. The word is not used: an edition's content is in its documents. */
async function sealedBefore(cast: Cast, _: string, { id = '', weekId = '' }: Record<string, string>) {
  await sealed(cast.owner, id)
  return { id, weekId }
}

const rights = {
  see: ['owner', 'friend', 'teacher', 'follower'],
  own: ['owner'],
  do: ['owner', 'friend'],
  say: ['owner', 'friend', 'teacher'],
  advise: ['teacher'],
} as const

const forms: Subject['forms'] = {
  private: { ground: begun, make: note, rights, listedFor: [] },
  published: { ground: published, make: note, rights, listedFor: [] },
}

const seen = { names: ['params.id'], right: 'see', missing: 'PLAN_NOT_FOUND' } as const
const done = { ...seen, right: 'do', forbidden: 'NO_PERMISSION' } as const
const owned = { ...seen, right: 'own', forbidden: 'NO_PERMISSION' } as const
const ofWeek = { ...done, names: ['params.id', 'params.weekId'] } as const

export const doingSubjects: Subject[] = [
  {
    thing: 'a plan that is being done',
    forms,
    calls: [
      { ...seen, call: `GET ${path}/:id`, tells: true },
      { ...done, call: `POST ${path}`, names: ['body.projectId'], send: ({ id }) => ({ body: { projectId: id } }) },
      {
        ...ofWeek,
        call: `PATCH ${path}/:id/weeks/:weekId`,
        spends: true,
        send: () => ({ body: { ...writing(1), minutes: 20 } }),
      },
      { ...ofWeek, call: `POST ${path}/:id/weeks/:weekId/timer`, send: () => ({ body: { isRunning: true } }) },
      { ...ofWeek, call: `POST ${path}/:id/weeks/:weekId/record`, send: () => ({ body: { clientId: randomUUID() } }) },
      {
        ...ofWeek,
        right: 'say',
        call: `POST ${path}/:id/weeks/:weekId/said`,
        send: () => ({ body: { clientId: randomUUID(), text: '水樣要放冰箱嗎？' } }),
      },
      { ...done, call: `PATCH ${path}/:id`, send: () => ({ body: { reminderDay: 1 } }) },
      {
        ...done,
        call: `PATCH ${path}/:id/result`,
        spends: true,
        send: () => ({ body: { ...writing(1), summary: '魚少了。' } }),
      },
      { ...done, call: `POST ${path}/:id/finish`, send: () => ({ body: { isFinished: true } }) },
      {
        ...seen,
        right: 'advise',
        forbidden: 'NOT_THE_ADVISER',
        call: `PUT ${path}/:id/opinion`,
        send: () => ({ body: { text: '很好。', isCertified: false } }),
      },
      { ...done, call: `POST ${path}/:id/record`, send: () => ({ body: {} }) },
    ],
  },
  {
    thing: 'a plan that is sealed',
    forms: { private: { ground: certified, make: sealedBefore, rights, listedFor: [] } },
    calls: [
      { ...seen, call: `GET ${plansPath}/:id/editions` },
      { ...owned, call: `POST ${plansPath}/:id/editions`, send: () => ({ body: { showsOwner: false } }) },
      { ...owned, call: `PATCH ${plansPath}/:id/editions`, send: () => ({ body: { showsOwner: false } }) },
    ],
  },
  {
    thing: 'a file that a week holds',
    forms: { 'a text that nothing uses': looseFiles['a text that nothing uses'] },
    calls: [
      {
        call: `PATCH ${path}/:id/weeks/:weekId`,
        names: ['body.fileIds'],
        right: 'see',
        missing: 'FILE_NOT_FOUND',
        forbidden: 'FILE_NOT_FOUND',
        send: async ({ id }, caller) => {
          const { projectId, weekPerProgress } = await begin(caller)
          const weekId = weekPerProgress[0]?.weekId ?? ''
          return { params: { id: projectId, weekId }, body: { ...writing(), fileIds: [id] } }
        },
      },
    ],
  },
]

export const doingFreePlaces: Places = [
  [/^body\.doneItemIds$/, 'an item that the plan has no longer is passed over, so that a note is not lost', doingPath],
  [/^body\.links\.id$/, 'named by the browser, of the week that it is in', doingPath],
]
