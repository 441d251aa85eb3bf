const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

/** Formats a size in MB, at least 0.1 MB, or in GB from 1 GB (1024 MB) on. */
export function formatBytes(bytes: number): string {
  if (bytes >= gigabyte) return `${(bytes / gigabyte).toFixed(1).replace(/\.0$/, '')} GB`
  return `${Math.max(0.1, bytes / megabyte).toFixed(1)} MB`
}
