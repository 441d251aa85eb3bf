import { LRUCache } from 'lru-cache'

/**
 * Documents made lately, by what they were made of; the ones that were used longest ago go when there is no room. With room
 * for no byte none are kept.
 */
export function createDocumentCache<Value extends { pdf: Uint8Array }>(mostBytes: number) {
  const kept = new LRUCache<string, Value>({
    maxSize: Math.max(1, mostBytes),
    sizeCalculation: ({ pdf }) => pdf.byteLength,
  })
  return {
    get: (key: string): Value | undefined => kept.get(key),
    set(key: string, value: Value): void {
      kept.set(key, value)
    },
    clear: (): void => kept.clear(),
  }
}
