import type { KeptUpload, UploadItem } from './upload-item.ts'

export type ItemList = ReturnType<typeof createItemList>

/** The uploads of a draft, in order. Calls `onChange` on every change. */
export function createItemList(onChange: () => void) {
  let items: readonly UploadItem[] = []

  function put(next: readonly UploadItem[]) {
    items = next
    onChange()
  }

  return {
    read: () => items,
    put,
    find: (key: string) => items.find((item) => item.key === key),
    change: (key: string, part: Partial<UploadItem>) =>
      put(items.map((item) => (item.key === key ? { ...item, ...part } : item))),
    remove: (key: string) => put(items.filter((item) => item.key !== key)),
    move(key: string, to: number) {
      const from = items.findIndex((item) => item.key === key)
      const moved = items[from]
      if (!moved || to < 0 || to >= items.length || to === from) return
      const others = items.filter((item) => item.key !== key)
      put([...others.slice(0, to), moved, ...others.slice(to)])
    },
    /** Returns the part of the items that a draft stores. */
    kept: (): KeptUpload[] =>
      items.map(({ key, name, bytes, isNew, summary, uploadId, fingerprint, isPaused }) => {
        return { key, name, bytes, isNew, summary, uploadId, fingerprint, isPaused }
      }),
  }
}
