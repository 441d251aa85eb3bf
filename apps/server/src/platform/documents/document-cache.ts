/** Documents made lately, by what they were made of; the oldest go when there is no room. */
export function createDocumentCache<Value extends { pdf: Uint8Array }>(mostBytes: number) {
  const kept = new Map<string, Value>()
  let bytes = 0
  return {
    get(key: string): Value | undefined {
      const value = kept.get(key)
      if (value === undefined) return undefined
      // Last used, last to go.
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key: string, value: Value): void {
      if (value.pdf.byteLength > mostBytes || kept.has(key)) return
      kept.set(key, value)
      bytes += value.pdf.byteLength
      for (const [oldest, { pdf }] of kept) {
        if (bytes <= mostBytes) break
        kept.delete(oldest)
        bytes -= pdf.byteLength
      }
    },
    clear(): void {
      kept.clear()
      bytes = 0
    },
  }
}
