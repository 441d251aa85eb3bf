/** Paths of this feature's screens that the server links to. */
export const pushPaths = {
  pushSetting: '/web-push-setting',
} as const
