/** Address of a person's picture as every list shows it, or null. */
export function avatarUrl(fileId: string | null): string | null {
  return fileId === null ? null : `/api/v2/files/${fileId}/entity?type=thumbnail&width=320`
}
