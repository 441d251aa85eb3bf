import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { drawnAvatars } from './drawn-avatars.ts'

export const changeAvatar = endpoint({
  method: 'PUT',
  path: '/api/v2/users/current/avatar',
  summary: 'My picture: one of my own, a drawn one, or none',
  access: 'member',
  body: z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('file'), fileId: id }),
      z.object({ kind: z.literal('drawn'), name: z.enum(drawnAvatars, { error: 'invalid' }) }),
      z.object({ kind: z.literal('none') }),
    ],
    { error: 'invalid' },
  ),
  /** Address of the avatar. */
  answers: z.object({ avatar: z.string().nullable() }),
  refusals: ['FILE_NOT_FOUND', 'FILE_FORMAT_UNSUPPORTED'],
})
export type AvatarChange = z.infer<(typeof changeAvatar)['body']>

export const avatarCalls = [changeAvatar] as const
