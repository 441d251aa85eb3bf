import type { CaseSummary, WholeCase } from '@learntrail/contract/reports/cases'
import type { Judgement, OwnReport } from '@learntrail/contract/reports/reports'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

export const postId = '019f0000-0000-7000-8000-000000000001'
export const caseId = '019f0000-0000-7000-8000-000000000002'
const person = (last: number, displayName: string) => ({
  id: `019f0000-0000-7000-8000-00000000001${last}`,
  displayName,
  avatar: null,
  isDeleted: false,
})
const [hai, qing, lan] = [person(1, '阿海'), person(2, '小晴'), person(3, '小藍')]
const at = '2026-11-20T08:00:00.000Z'

export const ownReport = (change: Partial<OwnReport> = {}): OwnReport => ({
  id: '019f0000-0000-7000-8000-000000000003',
  targetType: 'post',
  title: '便宜賣球鞋',
  reasons: ['spam'],
  description: '一直貼廣告。',
  at,
  state: 'open',
  closedAt: null,
  isFalse: false,
  ...change,
})

export const judgement = (change: Partial<Judgement> = {}): Judgement => ({
  id: '019f0000-0000-7000-8000-000000000004',
  targetType: 'post',
  targetId: postId,
  place: null,
  title: '便宜賣球鞋',
  decision: 'hide',
  words: '請不要在這裡賣東西。',
  at,
  endsAt: null,
  liftedAt: null,
  shownAt: null,
  appeal: null,
  can: { appeal: true, mend: false },
  ...change,
})

const summary: CaseSummary = {
  id: caseId,
  targetType: 'post',
  targetId: postId,
  title: '便宜賣球鞋',
  state: 'in_progress',
  isUrgent: false,
  reasons: ['spam'],
  reportCount: 1,
  openedAt: at,
  assignee: lan,
  waitsForOwner: false,
  mendedAt: null,
  isAppealed: false,
  closedAt: null,
}
export const caseSummary = (change: Partial<CaseSummary> = {}): CaseSummary => ({ ...summary, ...change })

export const wholeCase = (change: Partial<WholeCase> = {}): WholeCase => ({
  ...summary,
  version: 2,
  owner: hai,
  frozen: { title: '便宜賣球鞋', text: '只要三百元', at, files: [] },
  mended: null,
  isGone: false,
  reports: [
    {
      id: '019f0000-0000-7000-8000-000000000005',
      reporter: qing,
      reasons: ['spam'],
      description: '一直貼廣告。',
      pictures: [],
      at,
      isFalse: false,
    },
  ],
  notes: [],
  decisions: [],
  formerJudgements: 0,
  can: { take: false, decide: true, hide: true, lift: false, answerAppeal: false },
  ...change,
})

/** A server for a student who reports something, or for staff. */
export function reportServer(who: 'user' | 'staff' = 'user') {
  return guestServer()
    .on('GET /api/v2/users/current', who === 'staff' ? { ...student, role: who, staffLevel: 'moderator' } : student)
    .on('POST /api/v2/reports/getReportPermission', { title: '便宜賣球鞋', refusal: null, until: null })
    .on('POST /api/v2/reports/getreportcount', { count: 0, items: [] })
    .on('GET /api/v2/reports/mine', { items: [], nextCursor: null })
    .on('GET /api/v2/reports/judgements', { items: [], nextCursor: null })
    .on('GET /api/v2/admin/rooms', { rooms: [{ room: 'reports', waiting: 2, isUrgent: true }] })
    .on('GET /api/v2/admin/reports/count', { open: 2, urgent: 1, mine: 0, appeals: 0 })
    .on('GET /api/v2/admin/reports/:id', wholeCase())
}
