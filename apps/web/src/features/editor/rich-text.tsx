import {
  type ContentBlock,
  type ContentDocument,
  type ContentInline,
  type ContentMark,
  codeOf,
  isFormulaAlone,
  linesWithin,
  type PictureBlock,
  type PicturedBlock,
  type PicturedDocument,
  type TableCell,
} from '@learntrail/contract/content/document'
import { isolated } from '@learntrail/contract/isolated'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useIsBlocked } from '../../ui/blocked-people.ts'
import { LinkedWords } from '../../ui/linked-words.tsx'
import { Formula } from './formulas/formula.tsx'
import css from './rich-text.module.css'

type Footnote = Extract<ContentInline, { type: 'footnote' }>
/** Numbers of the footnotes, from 1. */
type Numbers = ReadonlyMap<ContentInline, number>

const notesOf = ({ content }: PicturedDocument) =>
  content.flatMap(linesWithin).flatMap((line) => line.filter((node): node is Footnote => node.type === 'footnote'))
const numbersOf = (notes: readonly Footnote[]): Numbers => new Map(notes.map((note, index) => [note, index + 1]))

type RichTextProps = { document: ContentDocument; picture?: undefined } | PicturedTextProps

interface PicturedTextProps {
  document: PicturedDocument
  /** Renders a picture. */
  picture: (picture: PictureBlock) => ReactNode
}

/** Renders a document for reading; nodes of unknown types are left out. */
export function RichText({ document, picture }: RichTextProps) {
  const notes = notesOf(document)
  const block = blockWith(numbersOf(notes))
  return (
    <div className={css.text}>
      {inRow<PicturedBlock>(document.content, (node) => (node.type === 'picture' ? picture?.(node) : block(node)))}
      {notes.length > 0 ? (
        <ol className={css.notes} role="doc-endnotes" data-unmarked="">
          {inRow(notes, ({ attrs }) => (
            <li>{attrs.text}</li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

/** Renders an excerpt for lists: tighter, with headings as paragraphs so that they are not headings of the screen. */
export function RichExcerpt({ document }: { document: ContentDocument }) {
  const block = blockWith(numbersOf(notesOf(document)))
  return (
    <div className={css.excerpt}>
      {inRow(document.content.filter(hasWords), (node) => (node.type === 'heading' ? block(node, 'p') : block(node)))}
    </div>
  )
}

const hasWords = (node: ContentBlock) =>
  (node.type !== 'paragraph' && node.type !== 'heading') || (node.content ?? []).length > 0

/** Returns a function that renders a block, with headings optionally as paragraphs. */
function blockWith(numbers: Numbers) {
  const inline = inlineWith(numbers)
  const block = (node: ContentBlock, Titled?: 'p'): ReactNode => {
    switch (node.type) {
      case 'paragraph':
        if (isFormulaAlone(node)) return <p>{inRow(node.content ?? [], (one) => inline(one, true))}</p>
        return <p>{node.content?.length ? inRow(node.content, inline) : <br />}</p>
      case 'heading': {
        const words = inRow(node.content ?? [], inline)
        if (Titled) return <Titled className={css.heading}>{words}</Titled>
        // The record's title is the heading above these.
        const Heading = node.attrs.level === 2 ? 'h3' : 'h4'
        return <Heading data-level={node.attrs.level}>{words}</Heading>
      }
      case 'bulletList':
        return <ul>{inRow(node.content, listItem)}</ul>
      case 'orderedList':
        return <ol start={node.attrs?.start}>{inRow(node.content, listItem)}</ol>
      case 'blockquote':
        return <blockquote>{inRow(node.content, (child) => block(child))}</blockquote>
      case 'table':
        return (
          <div className="tableScroll">
            <table>
              <tbody>
                {inRow(node.content, (row) => (
                  <tr>{inRow(row.content, cell)}</tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      case 'codeBlock':
        return (
          <pre>
            <code>{codeOf(node)}</code>
          </pre>
        )
    }
  }
  const listItem = ({ content }: { content: ContentBlock[] }) => <li>{inRow(content, (child) => block(child))}</li>
  const cell = ({ type, content }: TableCell) => {
    const Cell = type === 'tableHeader' ? 'th' : 'td'
    return <Cell>{inRow(content, (child) => block(child))}</Cell>
  }
  return block
}

const inlineWith = (numbers: Numbers) => (node: ContentInline, isAlone?: boolean) => {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(marked, wordsOf(node))
    case 'hardBreak':
      return <br />
    case 'mention':
      return <Mention {...node.attrs} />
    case 'formula':
      return <Formula latex={node.attrs.latex} isAlone={isAlone === true} />
    case 'footnote':
      return (
        <sup className={css.note} title={node.attrs.text} data-unmarked="">
          {numbers.get(node)}
        </sup>
      )
  }
}

/** Links to the person's page, except for a blocked person, who has none. */
function Mention({ id, label }: { id: string; label: string }) {
  const isBlocked = useIsBlocked(id)
  const name = `@${isolated(label)}`
  if (isBlocked) return name
  return (
    <Link className={css.mention} to={paths.person(id)}>
      {name}
    </Link>
  )
}

/** Links addresses in text without a link mark too, as from a phone or another program. */
function wordsOf({ text, marks = [] }: Extract<ContentInline, { type: 'text' }>): ReactNode {
  return marks.some(({ type }) => type === 'link') ? text : <LinkedWords text={text} />
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

/** Renders nodes as positional children: a document does not change while it is shown, so keys are not needed. */
function inRow<N>(nodes: readonly N[], show: (node: N) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => show(node)))
}
