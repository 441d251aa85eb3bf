type Values = Record<string, unknown>

/**
 * Returns the address of a call: fills `:id` and the like from `params` and appends the query. Arrays repeat their
 * name; null and undefined are left out.
 */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}
