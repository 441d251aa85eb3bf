export const noticeScreens = ['/user/message', '/user/email-setting', '/unsubscribe/:token'] as const
