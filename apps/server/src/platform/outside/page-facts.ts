import { Parser } from 'htmlparser2'
import type { FetchedHead } from './fetch-head.ts'

/** What a page says about itself; '' if it says nothing. */
export interface PageFacts {
  url: string
  title: string
  description: string
}

const inMeta = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]+)/i

/** Decodes the bytes by the charset the server names, then the page's own, then UTF-8. */
function textOf({ charset, bytes }: FetchedHead): string {
  const named = charset || inMeta.exec(bytes.subarray(0, 2_048).toString('latin1'))?.[1] || 'utf-8'
  try {
    return new TextDecoder(named).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const tidy = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()

/** Parses the head of a page; undefined if it has no title. Nothing in it is executed or loaded. */
export function readPageFacts(head: FetchedHead): PageFacts | undefined {
  const named = new Map<string, string>()
  let title = ''
  let isInTitle = false
  const parser = new Parser(
    {
      onopentag(name, { property, name: metaName, content }) {
        if (name === 'title' && title === '') isInTitle = true
        if (name === 'body') parser.pause()
        const key = (property ?? metaName ?? '').toLowerCase()
        if (name === 'meta' && content !== undefined && !named.has(key)) named.set(key, content)
      },
      ontext(text) {
        if (isInTitle && title.length < 1_000) title += text
      },
      onclosetag(name) {
        if (name === 'title') isInTitle = false
      },
    },
    { decodeEntities: true },
  )
  parser.write(textOf(head))
  const first = (...keys: string[]) =>
    tidy(keys.map((key) => named.get(key) ?? '').find((text) => text.trim() !== '') ?? '')
  const shown = first('og:title', 'twitter:title') || tidy(title)
  if (shown === '') return undefined
  return {
    url: head.url,
    title: shown,
    description: first('og:description', 'description', 'twitter:description'),
  }
}
