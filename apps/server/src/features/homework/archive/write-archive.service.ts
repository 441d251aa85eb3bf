import { extname } from 'node:path'
import { Readable } from 'node:stream'
import type { RosterEntry } from '@learntrail/contract/groups/roster'
import { type Rubric, reachedLevel } from '@learntrail/contract/homework/rubric'
import { safeFileName, safeName } from '../../../platform/archive/archive-names.rules.ts'
import { pageEnd, pageStart } from '../../../platform/archive/page.ts'
import { type ZipParts, zipOf } from '../../../platform/archive/zip-of.ts'
import { documentHtml } from '../../../platform/content/content-html.rules.ts'
import { byteOrderMark, csvLine } from '../../../platform/csv/csv.rules.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findMarked } from '../marked/marked.repository.ts'
import { markedCopy } from '../marked/marked-copy.service.ts'
import { type ArchivedPerson, type ArchivedWork, readArchived } from './archive.repository.ts'
import { archiveTexts } from './archive.texts.ts'
import { remarkText } from './remark-text.rules.ts'

interface Contents {
  viewer: string
  /** In the order of their numbers. */
  places: readonly { id: string; place: number }[]
  /** Further people in the table of scores. */
  others: readonly { place: number; id: string; name: string; state: string }[]
  rubric: Rubric
  /** The names and numbers by which the viewer knows the group's people. */
  roster: ReadonlyMap<string, RosterEntry>
  locale: keyof typeof archiveTexts
}

/** How many pieces of work are read at once. */
const atOnce = 20

/** Returns the zip of handed-in work as a stream, made while it is read. */
export function writeHomeworkArchive(platform: Platform, contents: Contents): Readable {
  return zipOf((parts) => writeAll(platform, contents, parts))
}

async function writeAll(platform: Platform, contents: Contents, parts: ZipParts): Promise<void> {
  const texts = archiveTexts[contents.locale]
  const columns = [...texts.columns, ...contents.rubric.map(({ name }) => name)]
  const lines = contents.others.map(({ place, id, name, state }) => {
    const known = [place, ...namesOf([{ id, name }], contents, texts), texts.states[state] ?? state]
    return { place, line: csvLine(columns.map((_, at) => known[at] ?? null)) }
  })
  for await (const { work, place } of worksOf(platform, contents)) {
    const names = namesOf(work.people, contents, texts)
    const [seat, studentNumber, name] = names
    const parted = [String(place).padStart(3, '0'), seat, name, studentNumber].filter((part) => part !== '')
    const folder = safeName(parted.join('_'), texts.nobody)
    await parts.text(`${folder}/${texts.text}`, `${byteOrderMark}${work.text}\n`)
    const language = contents.locale === 'tw' ? 'zh-Hant-TW' : 'en'
    await parts.text(`${folder}/${texts.page}`, `${pageStart(language, name)}${documentHtml(work.content)}\n${pageEnd}`)
    for (const [index, file] of work.files.entries()) {
      const part = `${folder}/${String(index + 1).padStart(2, '0')}_${safeFileName(file.name, texts.file)}`
      const state = await parts.content(platform, part, file.sha256)
      if (state !== 'whole') await parts.text(`${part}.txt`, texts[state](file.name))
    }
    const said = remarkText(work, texts)
    if (said !== '') await parts.text(`${folder}/${texts.remark}`, `${byteOrderMark}${said}\n`)
    if (work.remarkId !== null && work.hasInk) await addMarked(platform, contents, parts, { folder, id: work.remarkId })
    if (work.voice) {
      const part = `${folder}/${texts.voice}${extname(work.voice.name).toLowerCase()}`
      const state = await parts.content(platform, part, work.voice.sha256)
      if (state !== 'whole') await parts.text(`${part}.txt`, texts[state](work.voice.name))
    }
    lines.push({ place, line: csvLine([...lineOf(work, place, names, texts), ...pointsOf(contents.rubric, work)]) })
  }
  const inOrder = lines.sort((a, b) => a.place - b.place).map(({ line }) => line)
  await parts.stream(texts.scores, Readable.from([byteOrderMark, csvLine(columns), ...inOrder]), true)
}

type Texts = (typeof archiveTexts)['tw']

/** Returns seat number, student number, real name and nickname; for a team those of all members, joined. */
function namesOf(people: readonly ArchivedPerson[], { roster }: Pick<Contents, 'roster'>, texts: Texts): Names {
  const all = people.map(({ id, name }) => ({ ...roster.get(id), name }))
  const listed = (said: (one: (typeof all)[number]) => string | undefined) =>
    all.flatMap((one) => said(one) || []).join('、')
  return [
    listed(({ memberNumber }) => memberNumber),
    listed(({ studentNumber }) => studentNumber),
    listed(({ realName, name }) => realName || name) || texts.nobody,
    listed(({ name }) => name) || texts.nobody,
  ]
}
type Names = [seat: string, studentNumber: string, name: string, nickname: string]

function lineOf(work: ArchivedWork, place: number, names: Names, texts: Texts) {
  const { state, score, isLate, number, handedInAt, receipt, words } = work
  const at = handedInAt.toLocaleString('sv-SE', { timeZone: 'Asia/Taipei' })
  return [
    place,
    ...names,
    texts.states[state] ?? state,
    score,
    isLate ? texts.yes : texts.no,
    number,
    at,
    receipt,
    words,
  ]
}

/** Adds the files with ink as a PDF; if they cannot be printed, a text says so. */
async function addMarked(
  platform: Platform,
  { viewer, locale }: Contents,
  parts: ZipParts,
  { folder, id }: { folder: string; id: string },
): Promise<void> {
  const texts = archiveTexts[locale]
  const marked = await findMarked(platform.pool, viewer, id)
  if (marked === undefined) return
  const copy = await markedCopy(platform, marked, viewer).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
  if (copy === undefined) await parts.text(`${folder}/${texts.marked}.txt`, texts.unprintable)
  else await parts.stream(`${folder}/${texts.marked}`, await copy.read(), false)
}

/** Returns the points reached in each criterion, one column each. */
function pointsOf(rubric: Rubric, { levels }: ArchivedWork) {
  return rubric.map((criterion) => reachedLevel(criterion, levels ?? {})?.points ?? null)
}

async function* worksOf({ pool }: Platform, { viewer, places }: Contents) {
  for (let start = 0; start < places.length; start += atOnce) {
    const some = places.slice(start, start + atOnce)
    const byId = new Map(some.map(({ id, place }) => [id, place]))
    for (const work of await readArchived(pool, viewer, [...byId.keys()])) yield { work, place: byId.get(work.id) ?? 0 }
  }
}
