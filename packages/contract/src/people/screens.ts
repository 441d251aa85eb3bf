/** A person's lists; without a name, friends. */
export const peoplePaths = [
  '/user/social/:targetUserId',
  '/user/social/:targetUserId/fans',
  '/user/social/:targetUserId/follow',
  '/user/social/:targetUserId/block',
  '/user/social/:targetUserId/received',
  '/user/social/:targetUserId/sended',
] as const

/** `/user` is the account's own page, like `/user/person`. */
export const personScreens = ['/user', '/user/person/:targetUserId?', ...peoplePaths, '/user/avatar'] as const
