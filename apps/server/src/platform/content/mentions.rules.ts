import { type ContentDocument, type ContentInline, changeInlines } from '@learntrail/contract/content/document'

/**
 * Returns the document with the current names of the people mentioned, whatever the sender wrote. A mention of a person
 * not in `names` becomes plain text with the name as written.
 */
export function withNames(document: ContentDocument, names: ReadonlyMap<string, string>): ContentDocument {
  return changeMentions(document, (mention) => {
    const name = names.get(mention.attrs.id)
    return name === undefined ? plainName(mention) : { ...mention, attrs: { ...mention.attrs, label: name } }
  })
}

/** Returns the document with mentions of these people turned into plain text. */
export function withPlainNames(document: ContentDocument, ids: ReadonlySet<string>): ContentDocument {
  return changeMentions(document, (mention) => (ids.has(mention.attrs.id) ? plainName(mention) : mention))
}

type Mention = Extract<ContentInline, { type: 'mention' }>

const plainName = ({ attrs }: Mention): ContentInline => ({ type: 'text', text: `@${attrs.label}` })

function changeMentions(document: ContentDocument, change: (mention: Mention) => ContentInline): ContentDocument {
  const inline = (node: ContentInline) => (node.type === 'mention' ? change(node) : node)
  return { ...document, content: document.content.map((block) => changeInlines(block, inline)) }
}
