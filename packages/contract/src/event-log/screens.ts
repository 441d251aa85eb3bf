export const eventLogScreens = ['/user/event-log'] as const
