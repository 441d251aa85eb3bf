import { piecesWithAddresses } from '@learntrail/contract/addresses'
import { Fragment, type ReactNode } from 'react'

interface LinkedWordsProps {
  text: string
  /** Renders the text between addresses; shown as it is by default. */
  children?: (words: string) => ReactNode
}

/** Renders plain text with its addresses as links, marked as user content that search engines should not follow. */
export function LinkedWords({ text, children: show = (words) => words }: LinkedWordsProps) {
  return piecesWithAddresses(text).map((piece, place) => {
    const key = `${place} ${piece.text.length}`
    if (piece.href === null) return <Fragment key={key}>{show(piece.text)}</Fragment>
    return (
      <a key={key} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {piece.text}
      </a>
    )
  })
}
