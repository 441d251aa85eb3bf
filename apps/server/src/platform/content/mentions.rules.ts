import { type ContentDocument, type ContentInline, changeInlines } from '@learntrail/contract/content/document'

/**
 * The document with the names that the mentioned people have, whatever the sender wrote. Whoever has none is named as
 * before, in plain words.
 */
export function withNames(document: ContentDocument, names: ReadonlyMap<string, string>): ContentDocument {
  return changeMentions(document, (mention) => {
    const name = names.get(mention.attrs.id)
    return name === undefined ? plainName(mention) : { ...mention, attrs: { ...mention.attrs, label: name } }
  })
}

/** The document with these people named in plain words, and all others as they are. */
export function withPlainNames(document: ContentDocument, ids: ReadonlySet<string>): ContentDocument {
  return changeMentions(document, (mention) => (ids.has(mention.attrs.id) ? plainName(mention) : mention))
}

type Mention = Extract<ContentInline, { type: 'mention' }>

const plainName = ({ attrs }: Mention): ContentInline => ({ type: 'text', text: `@${attrs.label}` })

function changeMentions(document: ContentDocument, change: (mention: Mention) => ContentInline): ContentDocument {
  const inline = (node: ContentInline) => (node.type === 'mention' ? change(node) : node)
  return { ...document, content: document.content.map((block) => changeInlines(block, inline)) }
}
