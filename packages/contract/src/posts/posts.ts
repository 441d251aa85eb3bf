import { z } from 'zod'
import { contentDocument } from '../content/content.ts'
import type { ContentDocument } from '../content/document.ts'
import { scheduledPost } from '../drafts/scheduled-post.ts'
import { endpoint } from '../endpoint.ts'
import { fileSummary, uploadRefusals } from '../files/files.ts'
import { bodyLimits, limits } from '../limits.ts'
import { peoplePage, personSummary } from '../people/person.ts'
import { viewer } from '../profiles/users.ts'
import { classifications } from '../tags/tags.ts'
import { cursor, day, givenTime, id, pageSize, text, time } from '../text.ts'
import { certification } from './certification.ts'
import { postFilters } from './filters.ts'
import { postLimits } from './limits.ts'
import { customTagList, fileIdList, groupIdList, tagCode, unique } from './record-parts.ts'

/** Privacy codes. */
export const privacy = { public: 0, friends: 1, group: 2, private: 3 } as const
export type Privacy = (typeof privacy)[keyof typeof privacy]
export const privacyCode = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)], { error: 'invalid' })

/** The fields a person writes. At least one tag of the four families; own tags are additional. */
export const postInput = z.object({
  title: text({ max: postLimits.title, oneLine: true }).default(''),
  content: contentDocument,
  /** Ids of uploaded files, in display order. */
  fileIds: fileIdList.default([]),
  /** The day of learning. */
  date: day,
  classification: z.enum(classifications, { error: 'required' }),
  tags: z.array(tagCode).min(1, { error: 'required' }).max(100).refine(unique, { error: 'duplicate' }),
  customTags: customTagList.default([]),
  privacy: privacyCode,
  /** Groups that see a record of privacy `group`, at least one; ignored for other privacies. */
  groupIds: groupIdList.default([]),
})
export type PostInput = z.input<typeof postInput>
export type ValidPostInput = z.output<typeof postInput>

/** A change names the `editedAt` that it is based on; without one, conflicts are not checked. */
export const replaceInput = postInput.extend({ editedAt: givenTime.nullable().optional() })
export type ValidReplaceInput = z.output<typeof replaceInput>

/** A group that a record is in. */
export const postGroup = z.object({
  id,
  name: z.string(),
  /** Pinned in the group. */
  isPinned: z.boolean(),
  /** The viewer may pin it there and remove it. */
  administers: z.boolean(),
})
export type PostGroup = z.infer<typeof postGroup>

export const post = z.object({
  id,
  owner: personSummary,
  title: z.string(),
  /** In lists only the beginning, if the content is longer than what they show. */
  content: z.custom<ContentDocument>(),
  /** `content` is only the beginning; the single record has all of it. */
  isCut: z.boolean(),
  /** Staff have hidden it from everybody but its owner. */
  isWithheld: z.boolean(),
  files: z.array(fileSummary),
  /** Co-writers whom the viewer may see. */
  coAuthors: z.array(personSummary),
  date: z.string(),
  classification: z.enum(classifications),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  privacy: z.int(),
  /** Groups that may see it: all of them for its owner, for others only those they are in. */
  groups: z.array(postGroup),
  /** A teacher's certification; null without one. */
  certification: certification.nullable(),
  isPinned: z.boolean(),
  likeCount: z.int(),
  messageCount: z.int(),
  isLiked: z.boolean(),
  /** In the viewer's collection. */
  isCollected: z.boolean(),
  publishedAt: time,
  /** Time of the last change after publication; null if there was none. */
  editedAt: time.nullable(),
  /** What the viewer may do. */
  can: z.object({
    edit: z.boolean(),
    remove: z.boolean(),
    like: z.boolean(),
    comment: z.boolean(),
    report: z.boolean(),
  }),
})
export type Post = z.infer<typeof post>

const anyOne = z.object({ id })
const done = z.object({ ok: z.literal(true) })

export const publishPost = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/portfolio',
  summary:
    'Publish a record, or with `scheduledAt` have it appear then; sending the same clientId again answers the record already there',
  access: 'member',
  body: postInput.extend({
    clientId: id,
    /** The draft it was written in, which is deleted. */
    draftId: id.optional(),
    /** More than five minutes and at most a year ahead. */
    scheduledAt: givenTime.optional(),
  }),
  bodyBytes: bodyLimits.texts,
  answers: z.union([post, scheduledPost]),
  refusals: [
    'FILE_NOT_FOUND',
    'FILE_IN_USE',
    'FILE_TOO_LARGE',
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
    'DRAFT_NOT_FOUND',
    'SCHEDULE_LIMIT_REACHED',
  ],
})

export const postViews = ['mine', 'exhibition', 'public'] as const
export type PostView = (typeof postViews)[number]

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios',
  summary:
    'A page of records: mine by day of learning; public, in exhibited e-portfolios that I may see, or of a group that I belong to, by time of publication; or those of one owner; always as far as I may see them, newest first',
  access: 'member',
  query: z.object({
    view: z.enum(postViews, { error: 'invalid' }).default('public'),
    /** Records of this person; replaces `view`. */
    owner: id.optional(),
    /** With the caller as owner: shows what a person with this relation to them sees. */
    as: viewer.optional(),
    /** Records of this group, by all its members or one owner. */
    group: id.optional(),
    /** Only those pinned in the group. */
    isPinned: z.enum(['true'], { error: 'invalid' }).optional(),
    /** With a group: days of publication, both included. */
    publishedFrom: day.optional(),
    publishedTo: day.optional(),
    ...postFilters,
    cursor: cursor.optional(),
    limit: pageSize(limits.pageSize),
  }),
  answers: z.object({
    items: z.array(post),
    nextCursor: z.string().nullable(),
    /** Number of records in each month of this page (`2026-11`), for lists of one person; otherwise empty. */
    months: z.array(z.object({ month: z.string(), count: z.int() })),
  }),
  refusals: ['USER_NOT_FOUND', 'GROUP_NOT_FOUND', 'NO_PERMISSION'],
})
export type PostPage = z.infer<(typeof listPosts)['answers']>

export const listPostMonths = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/months',
  summary:
    'How many records of one person (mine without `owner`) fit the filters, in all and by month, newest month first',
  access: 'member',
  query: z.object({ owner: id.optional(), ...postFilters }),
  answers: z.object({ total: z.int(), months: z.array(z.object({ month: z.string(), count: z.int() })) }),
  refusals: ['USER_NOT_FOUND'],
})
export type PostMonths = z.infer<(typeof listPostMonths)['answers']>

export const readPost = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/:id',
  summary: 'One record',
  access: 'member',
  params: anyOne,
  answers: post,
  refusals: ['POST_NOT_FOUND'],
})

export const changePost = endpoint({
  method: 'PATCH',
  path: '/api/v2/portfolios/:id',
  summary: 'Change parts of a record: who sees it, pinned to the top of mine, my like',
  access: 'member',
  params: anyOne,
  body: z
    .object({
      privacy: privacyCode.optional(),
      /** With privacy `group`; omitted: the present groups. */
      groupIds: groupIdList.optional(),
      isPinned: z.boolean().optional(),
      isLiked: z.boolean().optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), { error: 'required' }),
  answers: post,
  refusals: ['POST_NOT_FOUND', 'NO_PERMISSION', 'GROUP_NOT_FOUND', 'GROUP_ARCHIVED', 'WITHHELD'],
})

export const replacePost = endpoint({
  method: 'PUT',
  path: '/api/v2/portfolios/:id',
  mends: 'params.id',
  summary: 'Replace a record: JSON, or multipart with the JSON in the part "post" and new files in parts "files"',
  access: 'member',
  rate: 'upload',
  accepts: 'multipart',
  params: anyOne,
  body: replaceInput,
  bodyBytes: bodyLimits.texts,
  answers: post,
  refusals: [
    'POST_NOT_FOUND',
    'POST_CONFLICT',
    'WITHHELD',
    'NO_PERMISSION',
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
    'FILE_NOT_FOUND',
    'FILE_IN_USE',
    ...uploadRefusals,
  ],
})

const inGroup = anyOne.extend({ groupId: id })

export const pinInGroup = endpoint({
  method: 'PUT',
  path: '/api/v2/portfolios/:id/groups/:groupId/pin',
  summary: 'Put a record on top of a group that I administer, or down again',
  access: 'feature:learning-group',
  params: inGroup,
  body: z.object({ isPinned: z.boolean() }),
  answers: done,
  refusals: ['POST_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED', 'GROUP_PIN_LIMIT_REACHED'],
})

export const takeOutOfGroup = endpoint({
  method: 'DELETE',
  path: '/api/v2/portfolios/:id/groups/:groupId',
  summary:
    'Take a record out of a group: mine, or as its administrator; in no group any more it is for its owner alone',
  access: 'feature:learning-group',
  needsNoPlan: true,
  params: inGroup,
  answers: done,
  refusals: ['POST_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/v2/portfolios/:id',
  summary: 'Put a record into the bin, with its comments and files',
  access: 'member',
  params: anyOne,
  answers: done,
  refusals: ['POST_NOT_FOUND', 'NO_PERMISSION'],
})

export const likePost = endpoint({
  method: 'PUT',
  path: '/api/v2/portfolios/:id/like',
  summary: 'Like',
  access: 'member',
  params: anyOne,
  answers: z.object({ likeCount: z.int(), isLiked: z.boolean() }),
  refusals: ['POST_NOT_FOUND'],
})

export const unlikePost = endpoint({
  method: 'DELETE',
  path: '/api/v2/portfolios/:id/like',
  summary: 'Take a like back',
  access: 'member',
  params: anyOne,
  answers: z.object({ likeCount: z.int(), isLiked: z.boolean() }),
  refusals: ['POST_NOT_FOUND'],
})

const page = z.object({ cursor: cursor.optional() })

export const listPostLikes = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/:id/like',
  summary: 'Who liked a record, newest first',
  access: 'member',
  params: anyOne,
  query: page,
  answers: peoplePage,
  refusals: ['POST_NOT_FOUND'],
})

export const countPostMessages = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/:id/messages/count',
  summary: 'Number of comments and replies',
  access: 'member',
  params: anyOne,
  answers: z.object({ count: z.int() }),
  refusals: ['POST_NOT_FOUND'],
})

/** A tag in both languages; the screen's language decides which one is used. */
export const postCalls = [
  publishPost,
  listPosts,
  listPostMonths,
  readPost,
  changePost,
  replacePost,
  pinInGroup,
  takeOutOfGroup,
  deletePost,
  likePost,
  unlikePost,
  listPostLikes,
  countPostMessages,
] as const
