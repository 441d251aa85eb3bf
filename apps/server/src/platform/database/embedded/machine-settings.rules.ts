const megabyte = 1024 ** 2

/**
 * Settings of the embedded server for the memory of its machine or container, in bytes. An eighth is PostgreSQL's own,
 * since the product and its converters live beside it; what the system keeps of the files is told to the planner, and that
 * reading here and there costs hardly more than reading on, as on every disk without a needle. Compiling statements takes
 * longer than any of ours runs.
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
