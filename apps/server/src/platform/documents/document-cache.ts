import { LRUCache } from 'lru-cache'

/**
 * Returns a cache of recent documents by a key of their input. When it exceeds `mostBytes`, the least recently used go
 * first; with 0 it keeps none.
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
