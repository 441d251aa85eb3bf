import { piecesWithAddresses } from '@learntrail/contract/addresses'
import { Fragment, type ReactNode } from 'react'

interface LinkedWordsProps {
  text: string
  /** How the words between the addresses are shown, where not as they are. */
  children?: (words: string) => ReactNode
}

/** What people wrote without form, with its addresses as links: their own, which no search engine is to follow. */
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
