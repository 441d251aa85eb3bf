import type { DiffPart } from './text-diff.ts'

/** Characters of unchanged text shown on each side of a change. */
const context = 60
const gap = ' … '

/** Shortens long unchanged passages of a diff to the text around each change. */
export function aroundChanges(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part
    const characters = [...part.text]
    const before = index === 0 ? 0 : context
    const after = index === parts.length - 1 ? 0 : context
    if (characters.length <= before + after + gap.length) return part
    const text = [characters.slice(0, before).join(''), gap, characters.slice(characters.length - after).join('')]
    return { kind: 'same', text: text.join('').trim() === gap.trim() ? '' : text.join('') }
  })
}
