import { z } from 'zod'

/** How two people stand as friends, as the viewer has it: `invited` by the viewer, or `waiting` for the viewer's answer. */
export const friendships = ['none', 'invited', 'waiting', 'friends'] as const
export type Friendship = (typeof friendships)[number]

/** How the viewer and another person stand to each other. */
export const relation = z.object({
  friendship: z.enum(friendships),
  /** The viewer follows them. */
  isFollowing: z.boolean(),
  /** They follow the viewer. */
  isFan: z.boolean(),
  /** What the viewer has noted on them, for nobody else; '' without a note. */
  remark: z.string(),
})
export type Relation = z.infer<typeof relation>
