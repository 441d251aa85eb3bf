/** What an item is dropped on: a week as a whole, or another item. */
export const weekDropId = (id: string) => `week:${id}`
export const itemDropId = (id: string) => `item:${id}`

export function readDropId(dropId: string | number): { kind: 'week' | 'item'; id: string } {
  const text = String(dropId)
  return { kind: text.startsWith('week:') ? 'week' : 'item', id: text.slice(5) }
}
