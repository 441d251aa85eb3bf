import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { post } from '../posts/posts.ts'
import { viewer } from '../profiles/users.ts'
import { id, text } from '../text.ts'
import { showcaseLimits } from './limits.ts'

const showcase = z.object({
  owner: personSummary,
  headline: z.string(),
  introduction: z.string(),
  /** In the owner's order; only records that the viewer may see. */
  posts: z.array(post),
})
export type Showcase = z.infer<typeof showcase>

/** `whole`: the full text of each record, for the showcase page; `cut`: the beginning, as in lists. */
export const showcaseTexts = ['cut', 'whole'] as const
export type ShowcaseTexts = (typeof showcaseTexts)[number]

export const readShowcase = endpoint({
  method: 'GET',
  path: '/api/v2/users/:id/showcase',
  summary: "A person's chosen records, as far as I may see them; empty when nothing was chosen",
  access: 'member',
  params: z.object({ id }),
  query: z.object({
    texts: z.enum(showcaseTexts, { error: 'invalid' }).default('cut'),
    /** Shows the caller's showcase as a person with this relation to them sees it. */
    as: viewer.optional(),
  }),
  answers: showcase,
  refusals: ['USER_NOT_FOUND'],
})

export const saveShowcase = endpoint({
  method: 'PUT',
  path: '/api/v2/users/current/showcase',
  summary: 'Choose and order what my showcase shows; answers it with whole texts',
  access: 'member',
  body: z.object({
    headline: text({ max: showcaseLimits.headline, oneLine: true }).default(''),
    introduction: text({ max: showcaseLimits.introduction }).default(''),
    postIds: z
      .array(id)
      .max(showcaseLimits.posts, { error: 'too_many' })
      .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicate' }),
  }),
  answers: showcase,
  refusals: ['POST_NOT_FOUND'],
})

export const showcaseCalls = [readShowcase, saveShowcase] as const
