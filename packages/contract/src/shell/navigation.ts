import { z } from 'zod'
import { loginMethods } from '../accounts/sessions.ts'
import { endpoint } from '../endpoint.ts'
import { featureNames } from './features.ts'

/** Menu entries in the order of the specification. */
export const menuEntries = ['posts', 'portfolio', 'courses', 'groups', 'plans', 'chat', 'analysis'] as const
export type MenuEntry = (typeof menuEntries)[number]

export const readNavigation = endpoint({
  method: 'GET',
  path: '/api/v2/navigation/home',
  summary:
    'What the shell shows: menu entries with their locks, unread counts, school permission count, what this server offers',
  access: 'public',
  answers: z.object({
    /** Entries of this server, in order; `feature` is required of the plan, `isLocked` tells whether it lacks it. */
    menu: z.array(
      z.object({ entry: z.enum(menuEntries), feature: z.enum(featureNames).nullable(), isLocked: z.boolean() }),
    ),
    unread: z.object({ personal: z.int(), broadcast: z.int(), chat: z.int() }),
    /** The caller leads a teaching or school group. */
    leadsClass: z.boolean(),
    /** The caller's account holds the guardianship of a child. */
    guardsChild: z.boolean(),
    /** Schools, or parts of schools, that the caller acts for and whose figures they may see. */
    schoolPermissionsCount: z.int(),
    loginMethods: z.array(z.enum(loginMethods)),
    /** True if mails are shown on `/mailbox` instead of being sent; only to people who may see them. */
    hasMailbox: z.boolean(),
    version: z.string(),
  }),
  refusals: [],
})
export type Navigation = z.infer<(typeof readNavigation)['answers']>

export const navigationCalls = [readNavigation] as const
