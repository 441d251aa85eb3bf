export const invitationScreens = [
  '/invitation/:invitationLinkId',
  '/newuser',
  '/newuser/:activeIndex/:socialIdx?',
  '/user/invite',
  '/user/qrcode',
] as const
