/** Paths of this feature's screens that the server links to. */
export const noticePaths = {
  notices: '/user/message',
  noticeSettings: '/user/email-setting',
  /** Target of a link in a mail. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
} as const
