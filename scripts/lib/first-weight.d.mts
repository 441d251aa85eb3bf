export const mostScript: number
