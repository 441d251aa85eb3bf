export const broadcastScreens = ['/user/build-broadcast'] as const
