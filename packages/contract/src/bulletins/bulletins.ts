import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { unique, version } from '../posts/record-parts.ts'
import { cursor, id } from '../text.ts'
import { bulletin, bulletinChange, bulletinInput, bulletinSummary } from './bulletin.ts'
import { bulletinLimits } from './limits.ts'

const access = 'feature:learning-group'
const path = '/api/v2/portfolios/bulletins'
const params = z.object({ id })
const page = z.object({ items: z.array(bulletinSummary), nextCursor: z.string().nullable() })
export type BulletinPage = z.infer<typeof page>

const ids = (most: number) =>
  z.array(id).min(1, { error: 'required' }).max(most, { error: 'too_many' }).refine(unique, { error: 'duplicate' })

export const publishBulletin = endpoint({
  method: 'POST',
  path,
  summary:
    'Publish a bulletin in one or several groups that I administer, at once or at its time; the draft that it was written in goes. Sent again with the same clientId, they are those that are there',
  access,
  body: bulletinInput.extend({
    /** Chosen by the browser. */
    clientId: id,
    draftId: id.optional(),
    groupIds: ids(bulletinLimits.groupsAtOnce),
  }),
  bodyBytes: bodyLimits.texts,
  answers: z.object({ items: z.array(bulletin) }),
  refusals: [
    'GROUP_NOT_FOUND',
    'GROUP_ADMIN_REQUIRED',
    'DRAFT_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
    'BULLETIN_LIMIT_REACHED',
    'GUARDIANS_NOT_HERE',
  ],
})

export const listBulletins = endpoint({
  method: 'GET',
  path,
  summary: 'Bulletins of a group: pinned ones, then the newest; those that wait for their time for its administrators',
  access,
  query: z.object({ groupId: id, cursor: cursor.optional() }),
  answers: page.extend({
    /** Bulletins of the whole group that are for the viewer and unread; counted up to the largest number shown. */
    unread: z.int(),
  }),
  refusals: ['GROUP_NOT_FOUND'],
})

export const readBulletin = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One bulletin; that it was seen is said by a call of its own',
  access,
  params,
  answers: bulletin,
  refusals: ['BULLETIN_NOT_FOUND'],
})

const keeping = ['BULLETIN_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_TOP_ADMIN_REQUIRED'] as const

export const changeBulletin = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  summary:
    'Change parts of a bulletin, by its writer or the top administrator; refused when somebody else saved since the version named',
  access,
  params,
  body: bulletinChange.extend({ version }),
  bodyBytes: bodyLimits.texts,
  answers: bulletin,
  refusals: [...keeping, 'BULLETIN_CONFLICT', 'FILE_NOT_FOUND', 'FILE_TOO_LARGE', 'GUARDIANS_NOT_HERE'],
})

export const deleteBulletin = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a bulletin, by its writer or the top administrator',
  access,
  params,
  answers: z.object({ ok: z.literal(true) }),
  refusals: keeping,
})

export const pinBulletin = endpoint({
  method: 'PUT',
  path: `${path}/:id/pin`,
  summary: 'Put a bulletin on top of its group, or take it down, by an administrator; there are at most five on top',
  access,
  params,
  body: z.object({ isPinned: z.boolean() }),
  answers: bulletin,
  refusals: ['BULLETIN_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'BULLETIN_PIN_LIMIT_REACHED'],
})

export const seeBulletins = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/bulletin/seen-record',
  summary: 'Say that I have read these bulletins; once is enough',
  access,
  needsNoPlan: true,
  body: z.object({ bulletinIds: ids(bulletinLimits.seenAtOnce) }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['BULLETIN_NOT_FOUND'],
})

export const bulletinCalls = [
  publishBulletin,
  listBulletins,
  readBulletin,
  changeBulletin,
  deleteBulletin,
  pinBulletin,
  seeBulletins,
] as const
