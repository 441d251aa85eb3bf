/** Addresses of its screens that the server names as well. */
export const pushPaths = {
  pushSetting: '/web-push-setting',
} as const
