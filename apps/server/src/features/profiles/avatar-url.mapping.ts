import { type DrawnAvatar, drawnAvatarPath } from '@learntrail/contract/people/drawn-avatars'

/** Returns the address of a person's picture as lists show it, or null. */
export function avatarUrl(of: { avatarFileId: string | null; drawnAvatar: DrawnAvatar | null }): string | null {
  if (of.drawnAvatar !== null) return drawnAvatarPath(of.drawnAvatar)
  return of.avatarFileId === null ? null : `/api/v2/files/${of.avatarFileId}/entity?type=thumbnail&width=320`
}
