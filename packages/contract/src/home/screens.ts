export const homeScreens = ['/', '/desktop', '/error', '/onboarding', '/privacy', '/terms', '/version'] as const
