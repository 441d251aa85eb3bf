import type { Bulletin, BulletinReading, ReaderCounts } from '@learntrail/contract/bulletins/bulletin'
import type { ReaderPage } from '@learntrail/contract/bulletins/following-up'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'
import { groupAs, groupId, hai, me, qing } from '../groups/groups.fixture.ts'

export { groupId, hai }
export const bulletinId = '019e0000-0000-7000-8000-000000000001'

const hour = 3_600_000
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const written = (text: string): ContentDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

export const reading = (change: Partial<BulletinReading> = {}): BulletinReading => ({
  readAt: null,
  signedAt: null,
  signedBy: null,
  signedAs: null,
  isFormer: false,
  guardian: null,
  ...change,
})

export const numbersOf = (members: number, read: number, signed = 0): ReaderCounts => ({
  members,
  read,
  signed,
  bySelf: signed,
  byGuardian: 0,
  withoutGuardian: 0,
})

const nothing = { edit: false, pin: false, followUp: false, forward: false, remove: false, comment: true, sign: false }
const leading = { ...nothing, edit: true, pin: true, followUp: true, forward: true, remove: true }

/** The bulletin 校外教學通知, as the caller sees it in that role. */
export const bulletinFor = (whom: 'member' | 'administrator', change: Partial<Bulletin> = {}): Bulletin => ({
  id: bulletinId,
  group: { id: groupId, name: '河川觀察社' },
  writer: whom === 'administrator' ? me : hai,
  title: '校外教學通知',
  excerpt: '請帶水壺。',
  fileCount: 0,
  needsSignature: false,
  needsGuardian: false,
  isPinned: false,
  appearsAt: inHours(-1),
  hasAppeared: true,
  changedAt: null,
  mine: reading(),
  counts: whom === 'administrator' ? numbersOf(3, 1) : null,
  messageCount: 0,
  version: 1,
  content: written('請帶水壺。'),
  files: [],
  can: whom === 'administrator' ? leading : nothing,
  ...change,
})

export const readerPage = (change: Partial<ReaderPage> = {}): ReaderPage => ({
  items: [
    { person: hai, memberNumber: '7', hasGuardian: true, ...reading({ readAt: inHours(-1) }) },
    { person: qing, memberNumber: '', hasGuardian: false, ...reading() },
  ],
  nextCursor: null,
  counts: numbersOf(2, 1),
  remindedAt: null,
  remindableAt: null,
  ...change,
})

/** Serves the caller in that role in the group, and at most one bulletin. */
export function bulletinServer(bulletin?: Bulletin, as: 'member' | 'administrator' = 'member') {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group: groupAs(memberRoles[as]) })
    .on('GET /api/v2/portfolios/drafts', { items: [], limit: 100 })
    .on('GET /api/v2/portfolios/bulletins', { items: bulletin ? [bulletin] : [], nextCursor: null, unread: 0 })
    .on('GET /api/v2/messages', { items: [], nextCursor: null })
    .on('POST /api/v2/portfolios/bulletin/seen-record', { ok: true })
  if (bulletin) server.on('GET /api/v2/portfolios/bulletins/:id', bulletin)
  return server
}
