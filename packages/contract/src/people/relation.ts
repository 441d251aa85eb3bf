import { z } from 'zod'

/** Friendship from the viewer's side: `invited` by the viewer, or `waiting` for the viewer's answer. */
export const friendships = ['none', 'invited', 'waiting', 'friends'] as const
export type Friendship = (typeof friendships)[number]

/** The viewer's relation to another person. */
export const relation = z.object({
  friendship: z.enum(friendships),
  /** The viewer follows them. */
  isFollowing: z.boolean(),
  /** They follow the viewer. */
  isFan: z.boolean(),
  /** The viewer's private note on them; '' without a note. */
  remark: z.string(),
})
export type Relation = z.infer<typeof relation>
