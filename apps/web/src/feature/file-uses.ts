/** How the file manager names a place that uses a file, and its address. */
export interface FileUsedAt {
  name: string
  to: string | null
}

/**
 * Names of the places in a feature that hold files, by the kinds of the server's `FileUse`. Returns null if only the
 * fact of the use can be told. `id` is null for kinds of which there is only one place.
 */
export type FileUseNames = Record<string, (title: string, id: string | null) => FileUsedAt | null>
