export const pushScreens = ['/web-push-flow', '/web-push-setting'] as const
