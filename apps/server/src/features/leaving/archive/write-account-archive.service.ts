import { Readable } from 'node:stream'
import { captionsName } from '@learntrail/contract/files/captions/caption-names'
import { isolated } from '@learntrail/contract/isolated'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { linkTo, safeFileName } from '../../../platform/archive/archive-names.rules.ts'
import { type Belongings, belongings, type Entry, type NamedFile } from '../../../platform/archive/belongings.ts'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { pageEnd, pageStart } from '../../../platform/archive/page.ts'
import { type ZipParts, zipOf } from '../../../platform/archive/zip-of.ts'
import type { Platform } from '../../../platform/platform.ts'
import { filesOf, listCaptions } from '../../files/index.ts'
import { accountArchiveTexts } from './account-archive.texts.ts'

interface Owner {
  id: string
  displayName: string
  locale: Locale
}

interface Contents {
  platform: Platform
  owner: Owner
  /** The day the archive is made, shown on its first page. */
  day: string
  /** Names by file id: files whose bytes are missing, and files whose bytes no longer match. */
  missing: Map<string, string>
  changed: Map<string, string>
}

/** Version of the JSON files' format, documented in docs/account-archive.md. */
const formatVersion = 1
/** Picture types that browsers display directly. */
const shownByBrowsers = /^image\/(?:jpeg|png|gif|webp)$/

/**
 * Streams the zip of an account while the account is being read: every file once, then a JSON file and a page for each
 * kind of belongings.
 */
export function writeAccountArchive(platform: Platform, owner: Owner, day: string): Readable {
  return zipOf((parts) => writeAll(parts, { platform, owner, day, missing: new Map(), changed: new Map() }))
}

async function writeAll(parts: ZipParts, contents: Contents): Promise<void> {
  const { platform, owner, missing, changed } = contents
  for await (const file of filesOf(platform, owner.id)) {
    const path = pathOf(file, owner.locale)
    const state = await parts.content(platform, path, file.sha256)
    if (state !== 'whole') (state === 'gone' ? missing : changed).set(file.id, file.displayName)
    const captions = file.captions.length === 0 ? [] : await listCaptions(platform.db, [file.id])
    for (const { language, text } of captions) await parts.text(captionsName(path, language), text)
  }
  const counts = new Map<Belongings, number>()
  for (const own of inOrder(platform.declared.of(belongings))) {
    await parts.stream(`${own.name}.json`, Readable.from(json(own, contents)), true)
    const count = (value: number) => counts.set(own, value)
    await parts.stream(`${own.name}.html`, Readable.from(page(own, contents, count)), true)
  }
  await parts.text('index.html', contentsPage(contents, counts))
}

/** In the order people look for them; files come last, as they are linked from the things they belong to. */
const order = ['account', 'profile', 'people', 'records', 'drafts', 'guides', 'showcase', 'eportfolios']

function inOrder(all: readonly Belongings[]): Belongings[] {
  const placeOf = ({ name }: Belongings) => (name === 'files' ? 2 : order.includes(name) ? 0 : 1)
  return all.toSorted((a, b) => placeOf(a) - placeOf(b) || order.indexOf(a.name) - order.indexOf(b.name))
}

const entriesOf = ({ entries }: Belongings, { platform, owner }: Contents) => entries(platform, owner.id, owner.locale)

/** Part of the id keeps files of the same name apart, and makes the path the same everywhere the file is named. */
function pathOf({ id, displayName }: NamedFile, locale: Locale): string {
  return `files/${id.slice(-12)}_${safeFileName(displayName, accountArchiveTexts[locale].file)}`
}

async function* json(belongings: Belongings, contents: Contents): AsyncGenerator<string> {
  yield `{"format":"learntrail-account","version":${formatVersion},"name":${JSON.stringify(belongings.name)},"items":[`
  let separator = '\n'
  for await (const { data, files } of entriesOf(belongings, contents)) {
    const named = files?.map((file) => ({
      ...file,
      path: contents.missing.has(file.id) ? null : pathOf(file, contents.owner.locale),
      ...(contents.changed.has(file.id) && { isChanged: true }),
    }))
    yield `${separator}${JSON.stringify(named === undefined ? data : { ...data, files: named })}`
    separator = ',\n'
  }
  yield '\n]}\n'
}

async function* page(
  belongings: Belongings,
  contents: Contents,
  count: (value: number) => void,
): AsyncGenerator<string> {
  const { locale } = contents.owner
  const texts = accountArchiveTexts[locale]
  yield pageStart(texts.language, belongings.title[locale])
  yield `<p><a href="index.html">${escapeHtml(texts.back)}</a></p>\n`
  let number = 0
  for await (const entry of entriesOf(belongings, contents)) {
    number += 1
    yield article(entry, contents)
  }
  if (number === 0) yield `<p>${escapeHtml(texts.nothing)}</p>\n`
  count(number)
  yield pageEnd
}

function article({ title, facts, html = '', files = [] }: Entry, contents: Contents): string {
  const told = facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  return `<article>
<h2>${escapeHtml(title)}</h2>
<dl>${told}</dl>
${html}
${files.map((file) => fileHtml(file, contents)).join('\n')}
</article>
`
}

function fileHtml(file: NamedFile, { owner, missing, changed }: Contents): string {
  const label = escapeHtml(file.displayName)
  const texts = accountArchiveTexts[owner.locale]
  if (missing.has(file.id)) return `<p class="missing">${label}（${escapeHtml(texts.missing)}）</p>`
  if (changed.has(file.id)) {
    const address = linkTo(...pathOf(file, owner.locale).split('/'))
    return `<p class="missing"><a href="${address}">${label}</a>（${escapeHtml(texts.changed)}）</p>`
  }
  const address = linkTo(...pathOf(file, owner.locale).split('/'))
  if (shownByBrowsers.test(file.mediaType)) {
    return `<p><a href="${address}"><img src="${address}" alt="${label}" loading="lazy"></a></p>`
  }
  return `<p><a href="${address}">${label}</a></p>`
}

/** The list of missing and changed files, for the page that people open first. */
function lostHtml({ owner, missing, changed }: Contents): string {
  const texts = accountArchiveTexts[owner.locale]
  const listed = (names: ReadonlyMap<string, string>, words: string) =>
    [...names.values()].map((name) => `<li>${escapeHtml(name)}（${escapeHtml(words)}）</li>`)
  const lines = [...listed(missing, texts.missing), ...listed(changed, texts.changed)]
  if (lines.length === 0) return ''
  return `<p class="missing">${escapeHtml(texts.lost)}</p>\n<ul>\n${lines.join('\n')}\n</ul>\n`
}

function contentsPage(contents: Contents, counts: ReadonlyMap<Belongings, number>): string {
  const { owner, day } = contents
  const { locale } = owner
  const texts = accountArchiveTexts[locale]
  const lines = [...counts].map(
    ([{ name, title }, count]) =>
      `<li><a href="${name}.html">${escapeHtml(title[locale])}</a> ${escapeHtml(texts.count(count))} · <a href="${name}.json">${escapeHtml(texts.forPrograms)}</a></li>`,
  )
  return `${pageStart(texts.language, texts.title(isolated(owner.displayName)))}<p>${escapeHtml(texts.made(day))}</p>
<p>${escapeHtml(texts.about)}</p>
<ul>
${lines.join('\n')}
</ul>
${lostHtml(contents)}${pageEnd}`
}
