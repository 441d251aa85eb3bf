import { randomUUID } from 'node:crypto'
import { isolated } from '@learntrail/contract/isolated'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { escapeHtml } from '../archive/escape-html.ts'
import type { Mail } from './mailer.ts'

interface LetterLink {
  to: string
  button: string
}

/** A sentence with a link; it may contain text that other people wrote. */
interface Item {
  sentence: string
  excerpt: string
  to: string
}

/** The content of a mail, by paragraph. Everything except the items is our own text and needs no escaping. */
export interface Letter {
  subject: string
  greeting: string
  body: readonly string[]
  items?: readonly Item[]
  /** Sentence with the number of items that are not listed. */
  more?: string
  link?: LetterLink
  after: readonly string[]
  /** Links at the foot to the settings behind the mail. */
  foot?: readonly LetterLink[]
  /**
   * How to unsubscribe from mails of this kind: the link at the foot, and `oneClick` for the mail program's own button.
   */
  unsubscribe?: LetterLink & { oneClick: string }
}

const languages = { tw: 'zh-Hant-TW', en: 'en' } as const
const names = { tw: '學跡', en: 'Learntrail' } as const

// Mail programs that ignore style sheets show the light colours, which are inline.
const dark = `@media (prefers-color-scheme:dark){
.page{background:#0f1826!important;color:#e6edf7!important}
.card{background:#182436!important;border-color:#2b3a52!important}
.item{border-color:#2b3a52!important}
.small{color:#a3b3ca!important}
.name,.page a.text{color:#6db3ff!important}
}`

/** Returns a mail in the person's language, with text and HTML parts. */
export function letter(locale: Locale, to: string, content: Letter): Mail {
  const { subject, unsubscribe } = content
  return {
    id: randomUUID(),
    to,
    subject: `${names[locale]}｜${subject}`,
    text: textOf(names[locale], content),
    html: htmlOf(locale, content),
    ...(unsubscribe && { unsubscribe: unsubscribe.oneClick }),
  }
}

function textOf(name: string, content: Letter): string {
  const { greeting, body, items = [], more, link, after } = content
  const lines = [
    greeting,
    ...body,
    ...items.map(({ sentence, excerpt, to }) =>
      [
        `・${isolated(sentence)}`,
        ...(excerpt ? [`  ${isolated(excerpt)}`] : []),
        // Omitted if the button leads to the same URL.
        ...(to === link?.to ? [] : [`  ${to}`]),
      ].join('\n'),
    ),
    ...(more === undefined ? [] : [more]),
    ...(link === undefined ? [] : [linkText(link)]),
    ...after,
    name,
    ...footOf(content).map(linkText),
  ]
  return `${lines.join('\n\n')}\n`
}

const linkText = ({ button, to }: LetterLink) => `${button}\n${to}`

const footOf = ({ foot = [], unsubscribe }: Letter) => (unsubscribe === undefined ? foot : [...foot, unsubscribe])

const small = 'font-size:14px;color:#52617a'
const textLink = 'color:#1472d8;text-decoration:none'

function htmlOf(locale: Locale, content: Letter): string {
  const { greeting, body, items = [], more, link, after } = content
  const foot = footOf(content)
  const html = [
    `<p class="name" style="margin:0 0 16px;font-weight:700;color:#1472d8">${names[locale]}</p>`,
    ...[greeting, ...body].map((line) => `<p>${line}</p>`),
    ...items.map(itemHtml),
    ...(more === undefined ? [] : [smallHtml(more)]),
    ...(link === undefined ? [] : [buttonHtml(link, items.length === 0)]),
    ...after.map(smallHtml),
    ...(foot.length === 0 ? [] : [footHtml(foot)]),
  ]
  return `<!doctype html><html lang="${languages[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${dark}</style></head><body class="page" style="margin:0;padding:32px 16px;background:#f5f8fc;color:#17233a;font:16px/1.65 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;text-autospace:normal"><div class="card" style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e2e9f2;border-radius:18px">${html.join('')}</div></body></html>`
}

const smallHtml = (line: string) => `<p class="small" style="${small}">${line}</p>`

/** Returns an item as a single link, which makes it easy to tap. */
function itemHtml({ sentence, excerpt, to }: Item): string {
  const quoted = excerpt
    ? `<br><span class="small" style="${small};white-space:pre-line"><bdi>${escapeHtml(excerpt)}</bdi></span>`
    : ''
  return `<a class="item text" href="${escapeHtml(to)}" style="display:block;padding:12px 0;border-top:1px solid #e2e9f2;${textLink}"><bdi>${escapeHtml(sentence)}</bdi>${quoted}</a>`
}

function footHtml(foot: readonly LetterLink[]): string {
  const links = foot.map(
    ({ to, button }) =>
      `<a class="small" href="${to}" style="display:inline-block;padding:12px 0;margin-right:24px;${small}">${button}</a>`,
  )
  return `<p style="margin:12px 0 0">${links.join('')}</p>`
}

/** Returns a button, with its URL below for people who want to see where it leads. */
function buttonHtml({ to, button }: LetterLink, isAddressShown: boolean): string {
  const address = isAddressShown ? `<p class="small" style="${small};word-break:break-all">${to}</p>` : ''
  return `<p style="margin:24px 0"><a href="${to}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#1472d8;color:#fff;font-weight:600;text-decoration:none">${button}</a></p>${address}`
}
