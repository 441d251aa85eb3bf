import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { groupSummary } from '../groups/group.ts'
import { limits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { relation } from '../people/relation.ts'
import { postFilters } from '../posts/filters.ts'
import { cursor, id, pageSize, text, time } from '../text.ts'
import { searchCategories, searchSorts, snippetPlaces, thingKinds } from './categories.ts'
import { searchLimits } from './limits.ts'

const category = z.enum(searchCategories, { error: 'invalid' })
const keyword = text({ max: limits.searchWord, oneLine: true })
const word = text({ min: 1, max: limits.searchWord, oneLine: true })

/** A text with the ranges of its matches, start inclusive, end exclusive. */
const markedText = z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })
export type MarkedText = z.infer<typeof markedText>

const foundPost = z.object({
  kind: z.literal('post'),
  id,
  owner: personSummary,
  title: markedText,
  snippet: markedText.extend({
    place: z.enum(snippetPlaces),
    /** The document that contains the match, and its index among the record's files, from 0. */
    file: z.object({ name: z.string(), index: z.int() }).nullable(),
    /** The comment or reply that contains the match, and its thread. */
    comment: z.object({ id, threadId: id }).nullable(),
  }),
  date: z.string(),
  likeCount: z.int(),
  messageCount: z.int(),
})

const foundPerson = z.object({
  kind: z.literal('person'),
  person: personSummary,
  name: markedText,
  username: markedText,
  /** Null if the viewer may not see it. */
  school: markedText.nullable(),
  relation,
})

const foundGroup = z.object({ kind: z.literal('group'), group: groupSummary, name: markedText, handle: markedText })

/** A result without a shape of its own; its kind is its category. */
const foundThing = z.object({
  kind: z.enum(thingKinds),
  id,
  /** Null if it has no owner. */
  owner: personSummary.nullable(),
  title: markedText,
  /** The passage with the match; empty if only the title matches. */
  snippet: markedText,
  /** Null if things of this kind have no likes or comments. */
  likeCount: z.int().nullable(),
  messageCount: z.int().nullable(),
})

const found = z.discriminatedUnion('kind', [foundPost, foundPerson, foundGroup, foundThing])
export type Found = z.infer<typeof found>
export type FoundPost = z.infer<typeof foundPost>
export type FoundPerson = z.infer<typeof foundPerson>
export type FoundGroup = z.infer<typeof foundGroup>
export type FoundThing = z.infer<typeof foundThing>

const foundPage = z.object({ items: z.array(found), nextCursor: z.string().nullable() })
export type FoundPage = z.infer<typeof foundPage>

const sortBy = z.enum(searchSorts, { error: 'invalid' }).default('fit')

const pagination = z.coerce
  .number({ error: 'invalid' })
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(searchLimits.numberedPages, { error: 'too_large' })

export const searchIn = endpoint({
  method: 'GET',
  path: '/api/v2/search/:category',
  summary:
    'A page of what I may see of a category and has all words of the keyword; "…" exactly so, -word without; by cursor, or by its number (`pagination`), which counts from 1 as people count pages: the specification does not say',
  access: 'member',
  cost: 5,
  params: z.object({ category }),
  query: z
    .object({
      keyword,
      sortBy,
      cursor: cursor.optional(),
      pagination: pagination.optional(),
      limit: pageSize(limits.pageSize),
    })
    .refine((query) => query.cursor === undefined || query.pagination === undefined, {
      error: 'invalid',
      path: ['pagination'],
    }),
  answers: foundPage,
  refusals: [],
})

export const countFound = endpoint({
  method: 'GET',
  path: '/api/v2/search/counts',
  summary: 'How many a search finds in each category that the product has, up to a thousand',
  access: 'member',
  cost: 5,
  query: z.object({ keyword }),
  answers: z.object({ items: z.array(z.object({ category, count: z.int() })) }),
  refusals: [],
})

export const searchAll = endpoint({
  method: 'GET',
  path: '/api/v2/search/all',
  summary:
    'The first of each category that has something: people first where a name fits, otherwise what fits best; nothing twice',
  access: 'member',
  cost: 10,
  query: z.object({ keyword }),
  answers: z.object({ items: z.array(z.object({ category, found: z.array(found) })) }),
  refusals: [],
})
export type FoundSection = z.infer<(typeof searchAll)['answers']>['items'][number]

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/api/v2/search/suggestions',
  summary: 'While a word is typed: people, own tags of mine and words I searched for before',
  access: 'member',
  cost: 3,
  query: z.object({ keyword }),
  answers: z.object({ people: z.array(personSummary), tags: z.array(z.string()), words: z.array(z.string()) }),
  refusals: [],
})

export const searchPosts = endpoint({
  method: 'POST',
  path: '/api/v2/search/portfolios',
  summary: 'A page of the records I may see with these words, tags and days',
  access: 'member',
  isReading: true,
  cost: 5,
  body: z.object({
    keyword: keyword.default(''),
    tags: postFilters.tags,
    customTags: postFilters.customTags,
    classification: postFilters.classification,
    from: postFilters.from,
    to: postFilters.to,
    sortBy,
    cursor: cursor.optional(),
  }),
  answers: foundPage,
  refusals: [],
})

export const searchPeople = endpoint({
  method: 'POST',
  path: '/api/v2/search/person',
  summary: 'A page of people by any part of their names, school or county, as far as they show them to me',
  access: 'member',
  isReading: true,
  cost: 5,
  body: z.object({
    keyword: keyword.default(''),
    friendsOnly: z.boolean().default(false),
    schoolId: id.optional(),
    cursor: cursor.optional(),
  }),
  answers: foundPage,
  refusals: [],
})

const history = z.object({ items: z.array(z.object({ key: z.string(), category, at: time })) })
export type SearchHistory = z.infer<typeof history>

export const readSearchHistory = endpoint({
  method: 'GET',
  path: '/api/v2/search/history',
  summary: 'What I searched for, newest first',
  access: 'member',
  answers: history,
  refusals: [],
})

export const rememberSearch = endpoint({
  method: 'POST',
  path: '/api/v2/search/history/:key',
  summary: 'Remember a word; nothing is kept while my preferences pause the history',
  access: 'member',
  params: z.object({ key: word }),
  body: z.object({ category: category.default('portfolio') }),
  answers: history,
  refusals: [],
})

export const forgetSearch = endpoint({
  method: 'DELETE',
  path: '/api/v2/search/history/:key',
  summary: 'Forget a word',
  access: 'member',
  params: z.object({ key: word }),
  answers: history,
  refusals: [],
})

export const forgetSearches = endpoint({
  method: 'DELETE',
  path: '/api/v2/search/history',
  summary: 'Forget all of them',
  access: 'member',
  answers: history,
  refusals: [],
})

export const searchCalls = [
  readSearchHistory,
  rememberSearch,
  forgetSearch,
  forgetSearches,
  countFound,
  searchAll,
  suggestSearches,
  searchIn,
  searchPosts,
  searchPeople,
] as const
