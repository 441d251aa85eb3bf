import type { ContentBlock, ContentDocument, ContentInline, ContentMark } from '@learntrail/contract/posts/content-text'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import css from './rich-text.module.css'

/** A record's document as people read it; what is not of the document's kinds does not appear. */
export function RichText({ document }: { document: ContentDocument }) {
  return <div className={css.text}>{inRow(document.content, block)}</div>
}

/** The beginning of a document where several stand below each other: closer, and its headings are none of the screen's. */
export function RichExcerpt({ document }: { document: ContentDocument }) {
  return <div className={css.excerpt}>{inRow(document.content.filter(hasWords), excerptBlock)}</div>
}

const hasWords = (node: ContentBlock) =>
  (node.type !== 'paragraph' && node.type !== 'heading') || (node.content ?? []).length > 0

function excerptBlock(node: ContentBlock): ReactNode {
  if (node.type !== 'heading') return block(node)
  return <p className={css.heading}>{inRow(node.content ?? [], inline)}</p>
}

function block(node: ContentBlock): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{node.content?.length ? inRow(node.content, inline) : <br />}</p>
    case 'heading': {
      // The title of the record is above them.
      const Heading = node.attrs.level === 2 ? 'h3' : 'h4'
      return <Heading data-level={node.attrs.level}>{inRow(node.content ?? [], inline)}</Heading>
    }
    case 'bulletList':
      return <ul>{inRow(node.content, listItem)}</ul>
    case 'orderedList':
      return <ol>{inRow(node.content, listItem)}</ol>
    case 'blockquote':
      return <blockquote>{inRow(node.content, block)}</blockquote>
  }
}

function listItem({ content }: { content: ContentBlock[] }): ReactNode {
  return <li>{inRow(content, block)}</li>
}

function inline(node: ContentInline): ReactNode {
  if (node.type === 'hardBreak') return <br />
  if (node.type === 'mention') {
    return (
      <Link className={css.mention} to={paths.person(node.attrs.id)}>
        @{node.attrs.label}
      </Link>
    )
  }
  return (node.marks ?? []).reduce<ReactNode>(marked, node.text)
}

function marked(text: ReactNode, mark: ContentMark): ReactNode {
  if (mark.type === 'bold') return <strong>{text}</strong>
  if (mark.type === 'italic') return <em>{text}</em>
  return (
    <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </a>
  )
}

/** The parts of a document have no names, and their order does not change while it is shown: no keys are needed. */
function inRow<N>(nodes: readonly N[], show: (node: N) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => show(node)))
}
