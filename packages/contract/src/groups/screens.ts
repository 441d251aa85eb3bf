export const groupScreens = [
  '/group/mine',
  '/group/recommended',
  '/groupconfirm',
  '/user/agroup',
  '/user/egroup/:groupId',
  '/user/group/:groupId',
  '/user/gmember/:groupId',
  '/user/group-member-check/:groupId',
  '/user/group-invitation-link-page/:groupId',
] as const
