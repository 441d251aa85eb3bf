const megabyte = 1024 * 1024

/** Sizes are told in MB, from 0.1 on. */
export function formatBytes(bytes: number): string {
  return `${Math.max(0.1, bytes / megabyte).toFixed(1)} MB`
}
