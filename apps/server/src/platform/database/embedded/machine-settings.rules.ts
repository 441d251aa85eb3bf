const megabyte = 1024 ** 2

/**
 * Returns settings of the embedded server for the memory of its machine or container, in bytes. An eighth goes to
 * PostgreSQL's own buffers, because the product and its converters run beside it; for the planner, half counts as file
 * cache, and random reads cost hardly more than sequential ones, as on any disk without moving parts. JIT compilation
 * takes longer than any of our statements.
 */
export function machineSettings(memoryBytes: number): Record<string, string> {
  const megabytes = (share: number, least: number, most: number) =>
    `${Math.min(most, Math.max(least, Math.floor(memoryBytes / share / megabyte)))}MB`
  return {
    shared_buffers: megabytes(8, 128, 4_096),
    effective_cache_size: megabytes(2, 512, 65_536),
    random_page_cost: '1.1',
    jit: 'off',
  }
}
