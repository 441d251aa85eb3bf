export const showcaseScreens = ['/user/show'] as const
