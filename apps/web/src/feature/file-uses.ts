/** What my files say of a place that uses one, and the way there. */
export interface FileUsedAt {
  name: string
  to: string | null
}

/**
 * How the places of a feature that hold files are called, by the kinds of the server's `FileUse`. Null where there is nothing
 * more to say than that a file is used; `id` is null where there is only one such place.
 */
export type FileUseNames = Record<string, (title: string, id: string | null) => FileUsedAt | null>
