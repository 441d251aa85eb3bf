import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { tagLimits } from '../tags/limits.ts'
import { text } from '../text.ts'
import { giftAuthorities } from './gift-authorities.ts'

export const locales = ['tw', 'en'] as const
export type Locale = (typeof locales)[number]

/** Five light themes and the dark mode, as a single choice. */
export const themes = ['lightBlue', 'meadow', 'sunrise', 'plum', 'slate', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Default privacy of a person's new records; groups are chosen for each record. */
export const usualPrivacy = z.union([z.literal(0), z.literal(1), z.literal(3)], { error: 'invalid' })

const recentTags = z.array(text({ min: 1, max: tagLimits.customTag, clean: cleanName })).max(tagLimits.recent)

/** Personal settings; all have defaults. */
export const preferences = z.object({
  locale: z.enum(locales, { error: 'invalid' }),
  theme: z.enum(themes, { error: 'invalid' }),
  isTutorialFinished: z.boolean(),
  isPushNotificationHidden: z.boolean(),
  portfolioRecentTags: recentTags,
  exportRecentTags: recentTags,
  search: z.object({
    sortBy: z.enum(['relevance', 'newest']).optional(),
    /** Searches are not remembered. */
    isHistoryPaused: z.boolean().optional(),
  }),
  emailNotificationSettings: z.record(z.string().regex(/^[a-z][a-zA-Z_.]{0,49}$/, { error: 'invalid' }), z.boolean()),
  giftAuthority: z.enum(giftAuthorities, { error: 'invalid' }),
  isFirstVisitFinished: z.boolean(),
  /** Privacy of the last published record; null before the first one. */
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
