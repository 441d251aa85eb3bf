import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { postLimits } from '../posts/limits.ts'
import { text } from '../text.ts'
import { giftAuthorities } from './gift-authorities.ts'

export const locales = ['tw', 'en'] as const
export type Locale = (typeof locales)[number]

/** Five light themes and the dark mode: one choice. */
export const themes = ['lightBlue', 'meadow', 'sunrise', 'plum', 'slate', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Who may see the records of somebody who has chosen so; a group is chosen for each record anew. */
export const usualPrivacy = z.union([z.literal(0), z.literal(1), z.literal(3)], { error: 'invalid' })

const recentTags = z.array(text({ min: 1, max: postLimits.customTag, clean: cleanName })).max(postLimits.recentTags)

/** Personal settings, all with their defaults. */
export const preferences = z.object({
  locale: z.enum(locales, { error: 'invalid' }),
  theme: z.enum(themes, { error: 'invalid' }),
  isTutorialFinished: z.boolean(),
  isPushNotificationHidden: z.boolean(),
  portfolioRecentTags: recentTags,
  exportRecentTags: recentTags,
  search: z.object({
    sortBy: z.enum(['relevance', 'newest']).optional(),
    /** What is searched for is not remembered. */
    isHistoryPaused: z.boolean().optional(),
  }),
  emailNotificationSettings: z.record(z.string().regex(/^[a-z][a-zA-Z_.]{0,49}$/, { error: 'invalid' }), z.boolean()),
  giftAuthority: z.enum(giftAuthorities, { error: 'invalid' }),
  isFirstVisitFinished: z.boolean(),
  /** Of the last record that was published; null before the first one. */
  postPrivacy: usualPrivacy.nullable(),
})
export type Preferences = z.infer<typeof preferences>

export const defaultPreferences: Preferences = {
  locale: 'tw',
  theme: 'lightBlue',
  isTutorialFinished: false,
  isPushNotificationHidden: false,
  portfolioRecentTags: [],
  exportRecentTags: [],
  search: {},
  emailNotificationSettings: {},
  giftAuthority: 'everybody',
  isFirstVisitFinished: false,
  postPrivacy: null,
}

export const readPreferences = endpoint({
  method: 'GET',
  path: '/api/v2/users/preferences',
  summary: 'My preferences',
  access: 'session',
  answers: preferences,
  refusals: [],
})

export const changePreferences = endpoint({
  method: 'PATCH',
  path: '/api/v2/users/preferences',
  summary: 'Change some preferences',
  access: 'session',
  body: preferences.partial(),
  answers: preferences,
  refusals: [],
})

export const preferenceCalls = [readPreferences, changePreferences] as const
