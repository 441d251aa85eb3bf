import type { DiffPart } from './text-diff.ts'

/** A text with what came and went; stands inside `marked` of the styles beside it. */
export function Differences({ parts }: { parts: readonly DiffPart[] }) {
  let place = 0
  return parts.map(({ kind, text }) => {
    const key = place
    place += text.length + 1
    if (kind === 'added') return <ins key={key}>{text}</ins>
    return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
  })
}
