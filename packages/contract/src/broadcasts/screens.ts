export const broadcastScreens = ['/user/broadcasts', '/user/build-broadcast'] as const
