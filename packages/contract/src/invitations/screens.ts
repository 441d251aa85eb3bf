export const invitationScreens = [
  '/invitation/:invitationLinkId',
  '/newuser/:activeIndex/:socialIdx?',
  '/user/invite',
  '/user/qrcode',
] as const
