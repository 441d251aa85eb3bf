import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PDFDocument, PDFName } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { laterRefusal } from './document-refusals.ts'
import type { DocumentProgress, Documents, DocumentsOptions } from './document-requests.ts'
import { createDocuments } from './documents.ts'
import { fontsOf, textOf } from './pdf-text.fixture.ts'
import { DocumentFailed } from './tasks.ts'

let folder: string
const services: Documents[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-documents-'))
  await mkdir(folder, { recursive: true })
})
afterAll(async () => {
  for (const service of services) service.rest()
  await rm(folder, { recursive: true, force: true })
})

const usual: DocumentsOptions = {
  width: 1,
  mostServed: 200,
  idleMs: 60_000,
  niceness: 10,
  drawing: { width: 1, mostServed: 200, idleMs: 60_000, niceness: 10 },
  cacheBytes: 10_000_000,
  limits: { seconds: 30, megabytes: 1_500, pages: 50 },
}

function service(change: Partial<DocumentsOptions> = {}): Documents {
  const made = createDocuments({ ...usual, ...change })
  services.push(made)
  return made
}

/** Writes a template as a feature has it, a file beside its code. */
async function template(name: string, source: string) {
  const path = join(folder, `${name}.typ`)
  await writeFile(path, `#import "/common.typ": *\n${source}`)
  return { main: pathToFileURL(path) }
}

const letter = () =>
  template('letter', '#show: page-of-ours.with(title: data.title)\n= #data.title\n== 內文\n#data.text')

/** A template with everything that PDF/A requires. */
const archived = () =>
  template(
    'archived',
    '#set document(title: data.title, date: datetime(year: 2026, month: 11, day: 22))\n' +
      '#set text(font: sans, fallback: false, lang: "zh")\n#data.text *#data.text*',
  )

/** Runs long enough to be stopped; an endless loop would be detected by the compiler itself. */
const endless = () =>
  template('endless', '#let n = 0\n#for i in range(100000) { for j in range(10000) { n += 1 } }\n#n')

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'made',
    (error: unknown) => (error instanceof DocumentFailed ? error.reason : error),
  )

describe('a document', () => {
  const main = service()

  test('is set from a template and data, tagged, in its language, with contents and its fonts inside', async () => {
    const { pdf, pages } = await main.make({
      person: 'somebody',
      template: await letter(),
      data: { title: '基隆河水質', text: '上游比下游清。The river is clear.' },
    })
    expect(pages).toBe(1)
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getTitle()).toBe('基隆河水質')
    expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(document.catalog.has(PDFName.of('Outlines'))).toBe(true)
    expect(String(document.catalog.get(PDFName.of('Lang')))).toMatch(/zh/)
    const fonts = fontsOf(document)
    expect(fonts.map(({ name }) => name).join()).toContain('NotoSansTC')
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    expect(textOf(document)).toContain('基隆河水質')
    expect(textOf(document)).toContain('上游比下游清。The river is clear.')
  })

  test.each([
    ['Typst syntax', '#panic("x") $x^2$ *粗* _斜_ `碼` @you <label> // 不是註解 /* */ \\u{41} #image("a.png") = 標題'],
    ['brackets and quotes', '"]}) #{ [ ( \' " ; #let data = 1'],
    ['rare characters', '龘 〇 ㄅㄆㄇ é ñ Ж'],
    ['HTML', '<script>alert(1)</script> &amp; <b>'],
  ])('shows %s as it was typed', async (_what, text) => {
    const { pdf } = await main.make({ person: 'somebody', template: await letter(), data: { title: '標題', text } })
    const shown = textOf(await PDFDocument.load(pdf)).replace(/\s+/g, '')
    expect(shown).toContain(text.replace(/\s+/g, ''))
  })

  test.each([
    ['control characters', `a${String.fromCharCode(0, 1, 7, 27, 127)}b\ufffe\uffff`, 'ab'],
    ['half of a character', 'a\ud83d', 'a'],
    ['marks of another reading direction', '\u202eabc\u2067 שלום', 'ba'],
    ['15,000 characters without a space', 'x'.repeat(15_000), 'xxxxxxxxxxxx'],
    ['15,000 Chinese characters', '學'.repeat(15_000), '學學學學學學學學學學學學'],
    ['a character of Extension B', '𠮷野家', '野家'],
    ['emoji', '😀👩‍👩‍👧‍👦🇹🇼❤️ 好', '好'],
  ])('takes %s', async (_what, text, part) => {
    const { pdf, pages } = await main.make({
      person: 'somebody',
      template: await letter(),
      data: { title: '標題', text },
    })
    expect(pages).toBeGreaterThan(0)
    expect(textOf(await PDFDocument.load(pdf)).replace(/\s+/g, '')).toContain(part)
  })

  test('has shapes of its own fonts for every script, rare characters and emoji, not those of the machine', async () => {
    const text = '𠮷野家 𡘙 㗎 䬠 㐀 龘 🌊 😀 ❤️ 👩‍🔬 Tiếng Việt tha̍k o͘ ไทย ລາວ ខ្មែរ မြန်မာ 한국 العربية עברית 𝔸 ⨂ ⚛ 🛈 ⎈'
    const data = { title: text, text }
    const { pdf } = await main.make({ person: 'somebody', template: await archived(), data, standard: 'a-2a' })
    const document = await PDFDocument.load(pdf)
    const names = new Set(
      fontsOf(document).map(({ name }) => name.replace(/^\/\w+\+/, '').replace(/-?(?:Regular|Bold)$/, '')),
    )
    const own = ['', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Arabic', 'Hebrew', 'Math', 'Symbols', 'Symbols2']
    const wanted = ['NotoSansTC', 'ChocolateClassicalSans', 'NanumGothic', 'NotoEmoji']
    expect([...names].sort()).toEqual([...wanted, ...own.map((script) => `NotoSans${script}`)].sort())
    const shown = textOf(document)
    for (const character of '𠮷𡘙㗎䬠㐀龘🌊😀❤한국𝔸⨂⚛') expect(shown).toContain(character)
  })

  test('has a stand-in for a character that no font has, also for archives', async () => {
    const data = { title: '名字', text: '我叫𠀀，ᠮᠣ。' }
    for (const standard of [undefined, 'a-2a'] as const) {
      const more = standard === undefined ? {} : { standard }
      const { pdf } = await main.make({ person: 'somebody', template: await archived(), data, ...more })
      expect(textOf(await PDFDocument.load(pdf)).replace(/\s/g, '')).toBe('我叫〓，〓〓。'.repeat(2))
    }
  })

  test('has no word that runs out of the page', async () => {
    const width = await template(
      'width',
      '#show: long-runs-break\n#context assert(measure(block(width: 100pt, data.text)).height > 100pt)\n#data.text',
    )
    expect(await failure(main.make({ person: 'somebody', template: width, data: { text: 'x'.repeat(500) } }))).toBe(
      'made',
    )
  })

  test('gives back what was written when it is copied, wherever its lines break', async () => {
    const address = `https://www.example.edu.tw/V8/C/${'county/'.repeat(12)}?id=63&value=${'long'.repeat(20)}#end`
    const text = `資料來自${address}，另見 ${'x'.repeat(300)}。${'👩🏽‍🔬'.repeat(30)}`
    const { pdf } = await main.make({ person: 'somebody', template: await letter(), data: { title: address, text } })
    const document = await PDFDocument.load(pdf)
    expect(document.getTitle()).toBe(address)
    const shown = textOf(document)
    expect(shown).not.toContain('\u200b')
    expect(shown.split(address)).toHaveLength(3)
    expect(shown).toContain(`另見 ${'x'.repeat(300)}。`)
    expect(shown.split('👩🏽‍🔬')).toHaveLength(31)
  })

  test('sets Han text as Chinese of Taiwan in a document of English, and apostrophes as narrow as letters', async () => {
    const languages = await template(
      'languages',
      `#set text(font: sans, fallback: false)
#let width(language, words) = measure(text(..language, words)).width
#let (english, chinese) = ((lang: "en", region: "GB"), (lang: "zh", region: "TW"))
#context {
  assert.ne(width(english, data.han), width(chinese, data.han))
  assert.eq(width(english, han-is-chinese("en", data.han)), width(chinese, data.han))
  assert(width(english, han-is-chinese("en", "Ana’s")) < width(english, "Anas") + 4pt)
}`,
    )
    const data = { han: '他說：「好」，句號。（括號）' }
    expect(await failure(main.make({ person: 'somebody', template: languages, data }))).toBe('made')
  })

  test('ends no line between a number and what it counts, which is copied as it was written', async () => {
    const units = await template(
      'units',
      `#set text(font: sans, fallback: false, size: 10pt)
#let height(words) = measure(block(width: 48pt, words)).height
// Where a line may end after the number there is room for all in two lines, else in three.
#context for unit in data.units { let words = "學學學學" + unit + "學學學"; assert(height(numbers-keep-units(words)) > height(words)) }
#numbers-keep-units(data.texts.join("，"))`,
    )
    const texts = ['共3 次', '25 ℃', '1.2 km', '3 m²', '5 mg/L']
    const { pdf } = await main.make({ person: 'somebody', template: units, data: { units: ['3 次', '3 ℃'], texts } })
    expect(textOf(await PDFDocument.load(pdf))).toBe(texts.join('，'))
  })

  test('reads nothing of the disk', async () => {
    await writeFile(join(folder, 'secret.txt'), 'secret')
    for (const path of ['/etc/hostname', join(folder, 'secret.txt'), '../../../../etc/hostname']) {
      const reading = await template(`reading-${path.length}`, '#read(data.path)')
      expect(await failure(main.make({ person: 'somebody', template: reading, data: { path } }))).toBe('broken')
    }
  })

  test('shows pictures, and an empty frame for those that cannot be read', async () => {
    const gallery = await template('gallery', '#for name in data.names { picture(name, height: 20mm, alt: "圖") }')
    const good = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1472d8' } })
      .jpeg()
      .toBuffer()
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1472d8' } })
      .png()
      .toBuffer()
    const pictures = new Map<string, Uint8Array>([
      ['good.jpg', good],
      ['cut.png', png.subarray(0, 60)],
      ['text.png', Buffer.from('not a picture')],
      ['empty.jpg', Buffer.alloc(0)],
    ])
    const { pages, leftOut } = await main.make({
      person: 'somebody',
      template: gallery,
      data: { names: [...pictures.keys()] },
      pictures,
    })
    expect(pages).toBe(1)
    expect(leftOut).toEqual(['cut.png', 'text.png', 'empty.jpg'])
    // A later document with a picture of the same name gets its own.
    const again = new Map<string, Uint8Array>([['text.png', png]])
    expect(
      (await main.make({ person: 'somebody', template: gallery, data: { names: ['text.png'] }, pictures: again }))
        .leftOut,
    ).toEqual([])
  })

  test('made of the same is made once', async () => {
    const request = { person: 'somebody', template: await letter(), data: { title: '一樣', text: '一樣' } }
    const [first, second] = await Promise.all([main.make(request), main.make(request)])
    expect(second).toBe(first)
    expect(await main.make(request)).toBe(first)
    expect(await main.make({ ...request, data: { title: '一樣', text: '不一樣' } })).not.toBe(first)
  })

  test('is the same byte by byte when it is made again', async () => {
    const request = { person: 'somebody', template: await letter(), data: { title: '再一次', text: '再一次' } }
    const [one, other] = [await service().make(request), await service().make(request)]
    expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
  })

  test('says how far it is', async () => {
    const stages: DocumentProgress[] = []
    const busy = service()
    const first = busy.make({ person: 'somebody', template: await letter(), data: { title: '先', text: '' } })
    await busy.make({
      person: 'somebody',
      template: await letter(),
      data: { title: '後', text: '' },
      onProgress: (progress) => stages.push(progress),
    })
    await first
    expect(stages.map(({ stage }) => stage)).toEqual(['waiting', 'typesetting', 'writing'])
  })
})

describe('what is too much', () => {
  test('takes too long, and the next document is made', async () => {
    const one = service()
    const hasty = { person: 'somebody', template: await endless(), data: {}, limits: { seconds: 3 } }
    expect(await failure(one.make(hasty))).toBe('takes_too_long')
    expect(
      await failure(one.make({ person: 'somebody', template: await letter(), data: { title: '好', text: '' } })),
    ).toBe('made')
  })

  test('has too many pages', async () => {
    const long = await template('long', '#for i in range(data.pages) { [#i] + pagebreak(weak: true) }')
    const short = service({ limits: { ...usual.limits, pages: 5 } })
    expect(await failure(short.make({ person: 'somebody', template: long, data: { pages: 5 } }))).toBe('made')
    expect(await failure(short.make({ person: 'somebody', template: long, data: { pages: 6 } }))).toBe('too_many_pages')
  })

  test('needs too much memory', async () => {
    const small = service({ limits: { ...usual.limits, megabytes: 60 } })
    expect(await failure(small.make({ person: 'somebody', template: await endless(), data: {} }))).toBe(
      'needs_too_much_memory',
    )
  })

  test('is stopped by whoever asked for it, while it waits and while it is made', async () => {
    const busy = service()
    const [making, waiting] = [new AbortController(), new AbortController()]
    const started = new Promise<void>((resolve) => {
      void endless().then((slow) => {
        const onProgress = ({ stage }: DocumentProgress) => stage === 'typesetting' && resolve()
        first = failure(busy.make({ person: 'somebody', template: slow, data: {}, signal: making.signal, onProgress }))
      })
    })
    let first: Promise<unknown> | undefined
    await started
    const second = failure(
      busy.make({
        person: 'somebody',
        template: await letter(),
        data: { title: '等', text: '' },
        signal: waiting.signal,
      }),
    )
    waiting.abort()
    expect(await second).toBe('cancelled')
    making.abort()
    expect(await first).toBe('cancelled')
    expect(
      await failure(busy.make({ person: 'somebody', template: await letter(), data: { title: '好', text: '' } })),
    ).toBe('made')
  })

  test('is not given up while somebody else still waits for it', async () => {
    const shared = service()
    const leaving = new AbortController()
    const request = { person: 'somebody', template: await letter(), data: { title: '一起等', text: '' } }
    const first = failure(shared.make({ ...request, signal: leaving.signal }))
    const second = failure(shared.make(request))
    leaving.abort()
    expect(await first).toBe('cancelled')
    expect(await second).toBe('made')
  })
})

describe('the processes', () => {
  const number = (n: number) => ({ title: `第 ${n} 份`, text: '' })

  test('do not exist before the first document, are as many as allowed, and end when nobody needs them', async () => {
    const two = service({ width: 2, idleMs: 50, niceness: 10 })
    expect(two.processes).toBe(0)
    const page = await letter()
    await Promise.all([1, 2, 3, 4].map((n) => two.make({ person: 'somebody', template: page, data: number(n) })))
    expect(two.processes).toBeLessThanOrEqual(2)
    await expect.poll(() => two.processes).toBe(0)
    expect(await failure(two.make({ person: 'somebody', template: page, data: number(5) }))).toBe('made')
  })

  test('are replaced after their share of documents', async () => {
    const each = service({ mostServed: 2 })
    for (const n of [1, 2, 3]) {
      expect(await failure(each.make({ person: 'somebody', template: await letter(), data: number(n) }))).toBe('made')
      expect(each.processes).toBe(n === 2 ? 0 : 1)
    }
  })
})

describe('whose turn it is', () => {
  const page = (number: number) => ({ title: `第 ${number} 份`, text: '' })

  test('goes round: somebody with many previews or documents waiting delays nobody behind all of them', async () => {
    const shared = service()
    const template = await letter()
    for (const kind of ['make', 'draw'] as const) {
      const order: string[] = []
      const ask = (person: string, number: number) =>
        (kind === 'make'
          ? shared.make({ person, template, data: page(number) })
          : shared.draw({ person, template, data: page(number), from: 1, to: 1 })
        ).then(() => order.push(person))
      const many = [1, 2, 3, 4, 5].map((number) => ask('ann', number))
      await Promise.all([...many, ask('ben', 6)])
      expect(order.slice(0, 3), kind).toContain('ben')
    }
  })

  test('comes for nothing more where too much of the same person waits, and does for others', async () => {
    const narrow = service({ mostWaiting: 1 })
    const template = await letter()
    const ask = (person: string, number: number) => failure(narrow.make({ person, template, data: page(number) }))
    // The order is decided by the disk, because a folder is made for each.
    const all = await Promise.all([ask('ann', 1), ask('ann', 2), ask('ann', 3)])
    expect(all.sort()).toEqual(['made', 'made', 'too_many_waiting'])
    expect(await ask('ben', 4)).toBe('made')
    expect(laterRefusal({ reason: 'too_many_waiting' })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfter: 5 },
    })
  })
})

test('a server that stops refuses at once what waits, ends what is made, and another one begins anew', async () => {
  const stopping = service()
  const { promise: isMade, resolve: begin } = Promise.withResolvers<void>()
  const person = 'somebody'
  const request = { person, template: await endless(), data: {} }
  const making = failure(
    stopping.make({ ...request, onProgress: ({ stage }) => void (stage === 'typesetting' && begin()) }),
  )
  await isMade
  const template = await letter()
  const waiting = failure(stopping.make({ person, template, data: { title: '等', text: '' } }))
  stopping.interrupt(50)
  expect([await waiting, await making]).toEqual(['interrupted', 'interrupted'])
  expect(laterRefusal({ reason: 'interrupted' })).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  stopping.resume()
  expect(await failure(stopping.make({ person, template, data: { title: '新', text: '' } }))).toBe('made')
})
