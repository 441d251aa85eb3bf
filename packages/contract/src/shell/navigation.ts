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
    /** Entries this server has, in order; `feature` is what the plan must have, `isLocked` whether it lacks it. */
    menu: z.array(
      z.object({ entry: z.enum(menuEntries), feature: z.enum(featureNames).nullable(), isLocked: z.boolean() }),
    ),
    unread: z.object({ personal: z.int(), broadcast: z.int(), chat: z.int() }),
    /** I lead a teaching group or one of a school. */
    leadsClass: z.boolean(),
    /** Schools that I act for, or for a part of: whose figures I may see. */
    schoolPermissionsCount: z.int(),
    loginMethods: z.array(z.enum(loginMethods)),
    /** True where mails are shown on `/mailbox` instead of being sent, and for whom they are. */
    hasMailbox: z.boolean(),
    version: z.string(),
  }),
  refusals: [],
})
export type Navigation = z.infer<(typeof readNavigation)['answers']>

export const navigationCalls = [readNavigation] as const
