import { memberRoles } from '@learntrail/contract/groups/roles'
import { emptyPlan } from '@learntrail/contract/plans/content'
import type { Plan, PlanCard } from '@learntrail/contract/plans/plans'
import { schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { countLessons } from '@learntrail/contract/plans/weeks'
import { groupAs, groupServer, hai, me } from '../groups/groups.fixture.ts'

export const planId = '019f0000-0000-7000-8000-000000000901'
const at = '2026-11-20T08:00:00.000Z'
const anId = (number: number) => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Two weeks in one stage: one with an item, one empty. */
const progress = {
  stages: [{ id: anId(1), goal: '訪談 3 個人', weekCount: 2 }],
  weeks: [
    { id: anId(2), items: [{ id: anId(3), text: '寫訪綱', lessons: 2 }] },
    { id: anId(4), items: [] },
  ],
}

/** My plan of two weeks, complete enough to publish. */
export function aPlan(change: Partial<Plan> = {}): Plan {
  const plan: Plan = {
    ...emptyPlan,
    projectName: '河邊的人',
    motivation: '想知道他們怎麼生活',
    learningType: ['research'],
    progress,
    _id: planId,
    user: me,
    ownerOrganization: { role: null, school: null, grade: null, studentId: null, serviceUnit: null, title: null },
    school: schoolOfPlan(null),
    version: 1,
    progressTotalWeeks: 0,
    lessons: 0,
    privacy: 3,
    showsOwner: true,
    groups: [],
    favoriteCount: 0,
    isFavorite: false,
    source: null,
    part: 'owner',
    stage: 'writing',
    members: [],
    messageCount: 0,
    createdAt: at,
    updatedAt: at,
    can: { edit: true, remove: true, share: true, invite: true },
    ...change,
  }
  return { ...plan, progressTotalWeeks: plan.progress.weeks.length, lessons: countLessons(plan.progress) }
}

export const anOthersPlan = (change: Partial<Plan> = {}) =>
  aPlan({
    user: hai,
    part: null,
    stage: null,
    privacy: 0,
    can: { edit: false, remove: false, share: false, invite: false },
    ...change,
  })

export const cardOf = (plan: Plan): PlanCard => ({
  _id: plan._id,
  user: plan.user,
  projectName: plan.projectName,
  startedAt: plan.startedAt,
  endedAt: plan.endedAt,
  introduction: plan.introduction,
  learningType: plan.learningType,
  progressTotalWeeks: plan.progressTotalWeeks,
  lessons: plan.lessons,
  privacy: plan.privacy,
  messageCount: plan.messageCount,
  doing: null,

  favoriteCount: plan.favoriteCount,
  isFavorite: plan.isFavorite,
  part: plan.part,
  stage: plan.stage,
  updatedAt: plan.updatedAt,
})

export const calls = {
  list: 'GET /api/v2/sdl-service/projects',
  search: 'GET /api/v2/sdl-service/projects/search',
  counts: 'GET /api/v2/sdl-service/projects/counts',
  create: 'POST /api/v2/sdl-service/projects',
  read: 'GET /api/v2/sdl-service/projects/:id',
  save: 'PATCH /api/v2/sdl-service/projects/:id',
  share: 'PATCH /api/v2/sdl-service/projects/:id/privacy',
  remove: 'DELETE /api/v2/sdl-service/projects/:id',
  favor: 'POST /api/v2/sdl-service/favorites',
} as const

const nobodySigns = ({ version }: Plan): PlanSigning => ({
  order: 'together',
  state: 'none',
  version,
  hash: 'a'.repeat(64),
  lines: [],
  history: [],
  canAsk: true,
})
const noNeeds = { sign: 0, asks: 0, behind: 0, silent: 0, signing: 0, doing: 0, finished: 0 }

/** A server that has this plan, and keeps what is saved. */
export function planServer(first = aPlan()) {
  let plan = first
  const server = groupServer(groupAs(memberRoles.member))
  return server
    .on(calls.counts, { mine: 1, published: 0, favorites: 0, limit: 100 })
    .on(calls.list, { items: [cardOf(plan)], nextCursor: null })
    .on(calls.search, { items: [], nextCursor: null })
    .on('GET /api/v2/organization/academic/grade', {
      grades: [{ code: 'high_2', label: { tw: '高二', en: 'Grade 11' }, schoolType: 'high_school' }],
    })
    .on(calls.read, () => plan)
    .on('GET /api/v2/messages', { items: [], nextCursor: null })
    .on('GET /api/v2/sdl-service/projects/:id/signing', () => nobodySigns(plan))
    .on('GET /api/v2/sdl-service/advised', { items: [], nextCursor: null, counts: noNeeds, groups: [] })
    .on(calls.create, ({ body }) => aPlan(body as Partial<Plan>))
    .on(calls.save, ({ body }) => {
      plan = aPlan({ ...plan, ...(body as Partial<Plan>), version: plan.version + 1 })
      return plan
    })
    .on(calls.share, ({ body }) => {
      plan = { ...plan, ...(body as Pick<Plan, 'privacy' | 'showsOwner'>) }
      return plan
    })
    .on(calls.remove, { ok: true })
}
