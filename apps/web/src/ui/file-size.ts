const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

/** Sizes are told in MB, from 0.1 on, and from 1 GB on in GB. */
export function formatBytes(bytes: number): string {
  if (bytes >= gigabyte) return `${(bytes / gigabyte).toFixed(1).replace(/\.0$/, '')} GB`
  return `${Math.max(0.1, bytes / megabyte).toFixed(1)} MB`
}
