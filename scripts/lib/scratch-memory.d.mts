export function scratchInMemory(): void
