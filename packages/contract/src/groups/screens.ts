export const groupScreens = [
  '/group',
  '/group/mine',
  '/group/recommended',
  '/groupconfirm',
  '/select-group',
  '/user/agroup',
  '/user/egroup/:groupId',
  '/user/group/:groupId',
  '/user/gmember/:groupId',
  '/user/group-member-check/:groupId',
  '/user/group-invitation-link-page/:groupId',
  '/user/social/:targetUserId/group',
] as const
