export function hashOf(paths: string[], options?: { without?: string[] }): string
