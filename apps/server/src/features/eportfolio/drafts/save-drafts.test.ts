import { randomUUID } from 'node:crypto'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { begin, image, read, save, sectionsWith, text, uploadPicture } from './export-drafts.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
})
afterAll(() => product.close())

const post = (id: string) => `post_${id}`

describe('a save', () => {
  test('changes what it names and counts the words', async () => {
    const draft = await begin(owner, { title: '原來的' })
    const imageId = await uploadPicture(owner)
    const items = [text('量了三個點 DO 8.2 mg/L'), image(imageId, '上游的石頭')]
    const answer = await save(owner, draft.draftId, {
      version: 1,
      save: 2,
      customTextResources: sectionsWith(draft, items),
    })
    const saved = answer.json()
    expect(saved).toMatchObject({ version: 2, title: '原來的', draftTotalWords: 9, placedImages: [{ id: imageId }] })
    expect(saved.customTextResources.firstSpindle[0].contents).toEqual(items)
    expect(await read(owner, draft.draftId)).toEqual(saved)
    const renamed = await save(owner, draft.draftId, { version: 2, save: 3, title: '新的', name: '河川' })
    expect(renamed.json()).toMatchObject({
      version: 3,
      title: '新的',
      name: '河川',
      customTextResources: saved.customTextResources,
    })
    expect(renamed.json().uploadDescription).toBeNull()
    const described = await save(owner, draft.draftId, { version: 3, save: 4, uploadDescription: '兩年的溶氧' })
    expect(described.json()).toMatchObject({ title: '新的', uploadDescription: '兩年的溶氧' })
  })

  test('holds to the lengths, at the limit and one past', async () => {
    const draft = await begin(owner)
    const { draftId } = draft
    const full = {
      title: '題'.repeat(ePortfolioLimits.title),
      uploadDescription: '說'.repeat(ePortfolioLimits.uploadDescription),
      name: '名'.repeat(ePortfolioLimits.fileName),
      customTextResources: sectionsWith(draft, [text('字'.repeat(ePortfolioLimits.paragraph))]),
      pages: { ...draft.pages, coverFacts: { subject: '課'.repeat(ePortfolioLimits.coverFact) } },
    }
    expect((await save(owner, draftId, { version: 1, save: 2, ...full })).json()).toMatchObject({ version: 2, ...full })
    const past = {
      title: [{ title: `${full.title}題` }, ePortfolioLimits.title],
      uploadDescription: [{ uploadDescription: `${full.uploadDescription}說` }, ePortfolioLimits.uploadDescription],
      name: [{ name: `${full.name}名` }, ePortfolioLimits.fileName],
      'customTextResources.firstSpindle.0.contents.0.text': [
        { customTextResources: sectionsWith(draft, [text('字'.repeat(ePortfolioLimits.paragraph + 1))]) },
        ePortfolioLimits.paragraph,
      ],
      'pages.coverFacts.subject': [
        { pages: { ...full.pages, coverFacts: { subject: `${full.pages.coverFacts.subject}程` } } },
        ePortfolioLimits.coverFact,
      ],
    }
    for (const [field, [body, limit]] of Object.entries(past)) {
      expect((await save(owner, draftId, { version: 2, save: 3, ...(body as object) })).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ path: field, rule: 'too_long', limit }],
      })
    }
    const unsafe = await save(owner, draftId, { version: 2, save: 3, name: 'a/b' })
    expect(unsafe.json()).toMatchObject({ fields: [{ path: 'name', rule: 'unsafe' }] })
  })

  test('takes 300 things of the greatest length and refuses one more', async () => {
    const draft = await begin(owner)
    const some = () => Array.from({ length: 100 }, () => text('長'.repeat(ePortfolioLimits.paragraph)))
    const first = sectionsWith(draft, some(), 'firstSpindle')
    const all = { ...sectionsWith(draft, some(), 'secondSpindle'), firstSpindle: first.firstSpindle }
    const full = { ...sectionsWith(draft, some(), 'thirdSpindle'), firstSpindle: all.firstSpindle }
    full.secondSpindle = all.secondSpindle
    const kept = await save(owner, draft.draftId, { version: 1, save: 2, customTextResources: full })
    expect(kept.json()).toMatchObject({
      version: 2,
      draftTotalWords: ePortfolioLimits.documentItems * ePortfolioLimits.paragraph,
    })
    const past = { ...full, description: sectionsWith(draft, [text('再一段')], 'description').description }
    expect((await save(owner, draft.draftId, { version: 2, save: 3, customTextResources: past })).json()).toMatchObject(
      {
        fields: [{ path: 'customTextResources', rule: 'too_many', limit: ePortfolioLimits.documentItems }],
      },
    )
  })

  test.each([
    ['Typst', '#set page("a4") $x^2$ *粗* `碼` #include "/etc/passwd" [#panic()] \\ // /* '],
    ['marks of direction', '\u202e反過來\u202c \u200f左\u2067右\u2069'],
    ['emoji and rare characters', '🌧️👩‍🔬 𠮷野家 𪚥 👨‍👩‍👧‍👦'],
    ['HTML and JSON', '<img src=x onerror=alert(1)> {"a":"\\u0000"} \u2028'],
  ])('%s stands in every field as it was typed', async (_kind, typed) => {
    const draft = await begin(owner)
    const imageId = await uploadPicture(owner)
    const title = [...typed].slice(0, ePortfolioLimits.title).join('').trim()
    const sections = sectionsWith(draft, [
      text(typed),
      image(imageId, typed.slice(0, ePortfolioLimits.pictureCaption).trim()),
    ])
    sections.postScript = [{ id: randomUUID(), title: title, breakBefore: true, contents: [text(typed)] }]
    const body = { title, customTextResources: sections, pages: { ...draft.pages, introduction: typed } }
    const saved = (await save(owner, draft.draftId, { version: 1, save: 2, ...body })).json()
    const [placed, caption] = saved.customTextResources.firstSpindle[0].contents
    expect(placed.text).toBe(typed.trim())
    expect(caption.caption).toBe(typed.slice(0, ePortfolioLimits.pictureCaption).trim())
    expect(saved).toMatchObject({ title, pages: { introduction: typed.trim() } })
    expect(saved.customTextResources.postScript[0]).toMatchObject({ title, contents: [{ text: typed.trim() }] })
  })

  test('that holds what no text can hold is kept without it', async () => {
    const draft = await begin(owner)
    for (const [turn, [typed, kept]] of [
      ['\u0000', ''],
      ['\u0007', ''],
      ['\ud800', ''],
      ['\u000b', '\n'],
    ].entries()) {
      const customTextResources = sectionsWith(draft, [text(`x${typed}x`)])
      const body = { version: turn + 1, save: turn + 2, title: `水${typed}質`, customTextResources }
      expect((await save(owner, draft.draftId, body)).json(), JSON.stringify(typed)).toMatchObject({
        title: `水${kept === '' ? '' : ' '}質`,
        customTextResources: { firstSpindle: [{ contents: [{ text: `x${kept}x` }] }] },
      })
    }
  })
})

describe('two windows with one draft', () => {
  const elsewhere = randomUUID()

  test('the later save is refused with what is there, and nothing of either is lost', async () => {
    const { draftId: id } = await begin(owner)
    const theirs = await save(owner, id, { version: 1, save: 1, writer: elsewhere, title: '另一個視窗' })
    expect(theirs.json().version).toBe(2)
    const refused = await save(owner, id, { version: 1, save: 2, title: '這個視窗' })
    expect(refused.statusCode).toBe(409)
    const { updatedAt } = await read(owner, id)
    expect(refused.json()).toMatchObject({ code: 'EXPORT_DRAFT_CONFLICT', values: { id, version: 2, updatedAt } })
    expect(await read(owner, id)).toMatchObject({ title: '另一個視窗', version: 2 })
    const { json } = await save(owner, id, { version: 2, save: 3, title: '這個視窗' })
    expect(json()).toMatchObject({ title: '這個視窗', version: 3 })
  })

  test('of which both saved at the same moment: one is kept, the others are told', async () => {
    const { draftId: id } = await begin(owner)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => save(owner, id, { version: 1, save: 1, writer: randomUUID(), title: `視窗 ${n}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(await read(owner, id)).toEqual(answers.find(({ statusCode }) => statusCode === 200)?.json())
  })

  test('a save sent again after its answer was lost is no conflict and selects nothing twice', async () => {
    const { draftId: id } = await begin(owner)
    const record = await publish(owner)
    const body = { version: 1, save: 2, title: '第二次', select: [post(record.id)] }
    const first = (await save(owner, id, body)).json()
    expect((await save(owner, id, body)).json()).toEqual(first)
    expect((await save(owner, id, { version: 1, save: 3, title: '第三次' })).json()).toMatchObject({ version: 3 })
  })
})
