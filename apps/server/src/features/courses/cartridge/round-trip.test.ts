import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentInline, PicturedBlock, PicturedDocument } from '@learntrail/contract/content/document'
import { type CourseOutline, type CourseResource, emptyCourse } from '@learntrail/contract/courses/content'
import { courseClassifications, recipientKeys } from '@learntrail/contract/courses/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipped } from './cartridge.fixture.ts'
import { ownFormName, ownIdentifier, writeOwnForm } from './cartridge-form.rules.ts'
import { manifestXml } from './making/manifest-xml.rules.ts'
import { type FileAlong, partsOf } from './making/parts-of.rules.ts'
import { type CartridgeAnswer, write } from './reading/cartridge.reader.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'round-trip-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A seeded generator of numbers from 0 to 1. */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function courseOf(seed: number) {
  const next = numbersOf(seed)
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  const one = <Value>(values: readonly Value[]): Value => values[upTo(values.length - 1)] as Value
  const many = <Value>(most: number, make: () => Value): Value[] => Array.from({ length: upTo(most) }, make)
  const signs = ['河', '水', 'a', ' ', '&', '<b>', '"', "'", 'é', '😀', ']]>', '$5', '\\', '%20', '/', '..', '溶氧']
  const line = () => `字${many(8, () => one(signs)).join('')}末`
  const id = () => randomUUID()
  const files: FileAlong[] = []
  const file = (use: FileAlong['use'], ending = 'txt') => {
    files.push({ id: id(), use, name: `${line()}.${ending}`, sha256: '', bytes: 1 })
    return files.at(-1)?.id ?? null
  }
  const resource = (): CourseResource => {
    const of = { id: id(), name: line(), duration: one([null, 90]) }
    if (next() < 0.5) return { ...of, type: 'file', courseFileId: file('resource'), address: null }
    return { ...of, type: 'external', courseFileId: null, address: `https://example.org/${upTo(99)}?a=1&b=河` }
  }
  const inline = (): ContentInline =>
    one([
      () => ({ type: 'text', text: line() }) as const,
      () => ({ type: 'text', text: line(), marks: [{ type: 'bold' }] }) as const,
      () => ({ type: 'formula', attrs: { latex: one(['x^2', 'a<b', '\\frac{1}{2}']) } }) as const,
    ])()
  const paragraph = () => ({ type: 'paragraph' as const, content: [inline()] })
  const block = (): PicturedBlock =>
    one<() => PicturedBlock>([
      paragraph,
      () => ({ type: 'picture', attrs: { fileId: file('picture', 'png') ?? '', text: one(['', line()]) } }),
      () => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: line() }] }),
      () => ({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph()] }] }),
      () => ({ type: 'blockquote', content: [paragraph()] }),
      () => ({
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph()] }] }],
      }),
      () => ({ type: 'codeBlock', content: [{ type: 'text', text: line() }] }),
    ])()
  const texts = new Map<string, PicturedDocument>()
  const unit = () => {
    const made = { id: id(), name: line(), resources: many(3, resource) }
    if (next() < 0.7 || made.resources.length === 0)
      texts.set(made.id, { type: 'doc', content: [block(), ...many(3, block)] })
    return made
  }
  const outline: CourseOutline = {
    ...emptyCourse,
    name: line(),
    introduction: line(),
    objective: line(),
    copyright: line(),
    minutes: upTo(900),
    tags: [...new Set(many(4, () => `標籤${upTo(99)}`))],
    recipients: [{ type: one(recipientKeys) }, { type: 'customized', name: line() }],
    classifications: [one(courseClassifications)],
    courseSemester: one([null, '115-1']),
    bannerId: next() < 0.5 ? file('banner') : null,
    customFieldList: many(2, () => ({ id: id(), title: line(), content: line() })),
    copyrightItems: many(2, () => ({ id: id(), text: line() })),
    chapters: [1, 2].map(() => ({ id: id(), name: line(), units: [unit(), ...many(3, unit)] })),
    guide: many(2, () => ({ id: id(), title: line(), questions: many(2, () => ({ id: id(), text: line() })) })),
  }
  return { outline, texts, files }
}

async function through({ outline, texts, files }: ReturnType<typeof courseOf>, isForeign = false) {
  const language = 'zh-TW'
  const parts = partsOf({ outline, texts, files, language, guideTitle: '反思引導' })
  const manifest = manifestXml({ outline, title: outline.name, language, ...parts })
  const named = files.map(({ id, use, name }) => ({ id, use, name, path: parts.paths.get(id) ?? '' }))
  const form = { outline, texts: [...texts].map(([unitId, text]) => ({ unitId, text })), files: named }
  const from = join(folder, 'cartridge')
  const packed = {
    ...Object.fromEntries(named.map(({ path, id }) => [path, id])),
    ...Object.fromEntries(parts.texts.map(({ path, text }) => [path, text])),
    [ownFormName]: writeOwnForm(form),
    'imsmanifest.xml': isForeign ? manifest.replace(`"${ownIdentifier}"`, '"another"') : manifest,
  }
  await writeFile(from, zipped(packed))
  const answer: CartridgeAnswer = JSON.parse(
    Buffer.from(await write({ from, folder, otherPages: '其他頁面' })).toString(),
  )
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.read
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

test.each(seeds)('whatever a course says comes back as it was: %i', async (seed) => {
  const course = courseOf(seed)
  const back = await through(course)
  expect(back.outline).toEqual(course.outline)
  expect(new Map(back.texts.map(({ unitId, text }) => [unitId, text]))).toEqual(course.texts)
  expect(back.files.map(({ id, use, name }) => [id, use, name])).toEqual(
    course.files.map(({ id, use, name }) => [id, use, name]),
  )
  expect(back.leftOut).toEqual([])
})

test.each(seeds)('another platform reads its chapters, units, texts, files and addresses: %i', async (seed) => {
  const course = courseOf(seed)
  const { outline, texts } = await through(course, true)
  const { chapters } = course.outline
  // A foreign cartridge's guide is a page, which gets a chapter of its own.
  const read = outline.chapters.slice(0, chapters.length)
  const unitsIn = (of: CourseOutline['chapters']) =>
    of.map(({ name, units }) => [
      name,
      units.map((unit) => [unit.name, unit.resources.map(({ name, address }) => [name, address])]),
    ])
  expect(unitsIn(read)).toEqual(unitsIn(chapters))
  const [before, after] = [chapters, read].map((all) => all.flatMap(({ units }) => units.map(({ id }) => id))) as [
    string[],
    string[],
  ]
  const found = new Map(texts.map(({ unitId, text }) => [unitId, text]))
  // HTML collapses blanks, and files get new ids.
  const said = (text: PicturedDocument | undefined) =>
    JSON.stringify(text, (key, value) => (key === 'fileId' ? '' : value))?.replace(/ +/g, ' ')
  expect(after.map((id) => said(found.get(id)))).toEqual(before.map((id) => said(course.texts.get(id))))
  expect(outline).toMatchObject({
    name: course.outline.name,
    introduction: course.outline.introduction,
    tags: course.outline.tags,
  })
})
