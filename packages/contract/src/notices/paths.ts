/** Addresses of its screens that the server names as well. */
export const noticePaths = {
  notices: '/user/message',
  noticeSettings: '/user/email-setting',
  /** By the link of a mail. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
} as const
