export const mostScript: number
export function firstFiles(): Map<string, (language: 'tw' | 'en') => Set<string>>
