import type { DiffPart } from './text-diff.ts'

/**
 * Renders a diff with `<ins>` and `<del>`; expects an ancestor with the class `marked` of the style sheet in this
 * folder.
 */
export function Differences({ parts }: { parts: readonly DiffPart[] }) {
  let place = 0
  return parts.map(({ kind, text }) => {
    const key = place
    place += text.length + 1
    if (kind === 'added') return <ins key={key}>{text}</ins>
    return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
  })
}
