export const coWritingScreens = ['/user/build-share-portfolio'] as const
