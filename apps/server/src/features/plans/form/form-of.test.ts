import { randomUUID } from 'node:crypto'
import type { LineState, SignatureRole } from '@learntrail/contract/plans/signing/facts'
import type { LineAnswer, PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { PDFDocument, PDFName } from 'pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { fontsOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { textOfPdf } from '../../../platform/documents/reading/text-of-pdf.ts'
import type { DoingForForm } from './done-of.rules.ts'
import { barePlan, fullPlan, longestPlan, progressOf } from './form.fixture.ts'
import { formOf, type PlanForForm } from './form-of.rules.ts'
import { planPdfLimits, planTemplates } from './print-plan.service.ts'

afterAll(() => documents.rest())

interface Beside {
  writers?: string[]
  signing?: Pick<PlanSigning, 'lines'>
  doing?: DoingForForm
}

async function print(plan: PlanForForm, locale: 'tw' | 'en' = 'tw', beside: Beside = {}) {
  const data = formOf(plan, { writers: ['林小雨'], locale, ...beside })
  const { pdf, pages } = await documents.make({
    template: planTemplates.form,
    data,
    person: 'somebody',
    limits: planPdfLimits,
  })
  // Whitespace is removed, so that line breaks do not matter.
  const text = plainly(await textOfPdf(pdf, 1_000_000))
  return { pdf, pages, text }
}

const plainly = (text: string) => text.replace(/\s/g, '')

describe('the form of a plan', () => {
  test('says all that is written in it', async () => {
    const plan = fullPlan()
    const { text } = await print(plan)
    const { projectName, motivation, introduction, location, equipment, seatNumber, selfEvaluation } = plan
    const written = [projectName, motivation, introduction, location, equipment, seatNumber, selfEvaluation]
    const people = [plan.adviserName, plan.formTutorName, '林小雨', '11230517', '高一', '臺北市立示範高級中學']
    const weeks = plan.progress.weeks.flatMap(({ items }) => items.map((item) => item.text))
    const goals = plan.progress.stages.map(({ goal }) => goal)
    for (const words of [...written, ...people, ...plan.criteria, ...weeks, ...goals]) {
      expect(text).toContain(plainly(words))
    }
    expect(text).toContain('115年9月7日至116年1月10日')
    expect(text).toContain('生物、資訊科技、生命科學學群、農業群')
    expect(text).toContain('18節（900分鐘）')
  })

  test('has the chosen among all choices', async () => {
    const { text } = await print(fullPlan())
    expect(text).toContain('□自主閱讀■專題研究■實作□技能學習')
    expect(text).toContain('□自己一個人■小組一起')
    expect(text).toContain('■報告□作品■影片')
    expect(text).toContain('■展覽■口頭發表')
  })

  test('numbers the weeks as the school does, and says when there is none', async () => {
    const plan = fullPlan({
      startedAt: '2027-01-04',
      endedAt: '2027-02-14',
      progress: progressOf(6, 1, () => '讀'),
    })
    const { text } = await print(plan)
    expect(text).toContain('1/4–1/10115-1第20週')
    expect(text).toContain('1/25–1/31放假')
    expect(text).toContain('2/8–2/14115-2第1週')
  })

  test('says of several items of a week how many 節 each takes', async () => {
    const progress = progressOf(1, 2, (_, item) => `第 ${item} 件`)
    const { text } = await print(fullPlan({ progress }))
    expect(text).toContain('第1件（1節）第2件（1節）2')
    expect(text).toContain('2節（100分鐘）')
  })

  test('speaks English to whoever reads it in English', async () => {
    const { text } = await print(fullPlan(), 'en')
    expect(text).toContain('Self-directedlearningplan')
    expect(text).toContain('7September2026to10January2027')
    expect(text).toContain('□Reading■Research')
    expect(text).toContain('18lessons(900minutes)')
    expect(text).toContain('Biology,Informationtechnology,Lifescience,Agriculture')
  })

  test('leaves room to write where nothing is written, a row for each week', async () => {
    const { text, pages } = await print(barePlan())
    expect(text).toContain('年月日至年月日')
    expect(text).toContain('（學校）')
    expect(text).not.toContain('階段')
    expect(text).not.toContain('0節')
    expect(pages).toBe(2)
    expect(rowsOf(barePlan())).toBe(18)
    expect(rowsOf(barePlan({ startedAt: '2026-09-01', endedAt: '2026-09-22' }))).toBe(3)
  })

  test('has a line for each signature that was chosen, and no others', async () => {
    const whose = async (change: Partial<PlanForForm>) => {
      const { text } = await print(barePlan(change))
      return text.split('身分簽名日期')[1]?.replace(/\d+\/\d+.*$/, '')
    }
    const none = { isStudentSign: false, isTeacherSign: false, isParentsSign: false }
    expect(await whose({})).toContain('學生年月日家長年月日指導老師年月日')
    expect(await whose({ ...none, customSign: ['教務處', '社團老師'] })).toContain('教務處年月日社團老師年月日')
    expect(await whose({ ...none, customSign: ['教務處'] })).not.toContain('家長')
    expect(await whose(none)).toBeUndefined()
  })

  test('shows what was signed for the plan as it is, with who, how, when and of which words, and leaves the rest to write on', async () => {
    const answer: LineAnswer = {
      said: 'signed',
      name: '王美玲',
      way: 'account',
      mark: { confirmed: true },
      at: '2026-11-19T17:00:00.000Z',
      version: 3,
      code: '1a2b3c4d',
      reason: '',
      remarks: [],
      minutes: '',
      photo: null,
    }
    const line = (role: SignatureRole, label: string, state: LineState, said: Partial<LineAnswer> | null) => ({
      id: randomUUID(),
      role,
      label,
      state,
      signers: [],
      email: false,
      askedAt: null,
      answer: said === null ? null : { ...answer, ...said },
      can: { answer: false, withdraw: false, remind: false, addPaper: false },
    })
    const pen: [number, number][] = [
      [100, 400],
      [300, 100],
      [500, 420],
    ]
    const signing = {
      lines: [
        line('student', '', 'signed', { name: '林小光', mark: { lines: [pen, [[700, 200]]] } }),
        line('guardian', '', 'signed', { name: '林媽媽', way: 'link', mark: { typed: '林媽媽簽' } }),
        line('adviser', '', 'signed', {}),
        line('formTutor', '', 'outdated', { name: '以前簽的' }),
        line('office', '', 'refused', { name: '不同意的', said: 'refused' }),
        line('committee', '', 'signed', { name: '審查會', way: 'paper', mark: null }),
        line('own', '教務主任', 'asked', null),
      ],
    }
    const { text } = await print(fullPlan(), 'tw', { signing })
    const signed = text.split('身分簽名日期')[1] ?? ''
    expect(signed).toContain('學生林小光・以帳號簽名・核對碼1a2b3c4d115年11月20日')
    expect(signed).toContain('家長林媽媽簽林媽媽・以信件連結簽名・核對碼1a2b3c4d115年11月20日')
    expect(signed).toContain('指導老師王美玲・以帳號確認・核對碼1a2b3c4d115年11月20日')
    expect(signed).toContain('導師年月日處室年月日審查小組審查會・紙本簽名・核對碼1a2b3c4d115年11月20日教務主任年月日')
    expect(signed).not.toMatch(/以前簽的|不同意的/)
  })

  test('has a line for each of those who write it together, by name', async () => {
    const writers = ['林小雨', '陳小海', '王小山']
    const { text } = await print(fullPlan(), 'tw', { writers })
    expect(text.split('身分簽名日期')[1]).toContain('學生林小雨年月日學生陳小海年月日學生王小山年月日家長年月日')
    const alone = (await print(fullPlan())).text.split('身分簽名日期')[1] ?? ''
    expect(alone.startsWith('學生年月日家長')).toBe(true)
  })

  test('is tagged, has its fonts in it, is A4 and says the name and the number on each page', async () => {
    const { pdf, text } = await print(fullPlan())
    const document = await PDFDocument.load(pdf)
    expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(fontsOf(document).length).toBeGreaterThan(0)
    expect(fontsOf(document).filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    for (const page of document.getPages()) {
      expect([Math.round(page.getWidth()), Math.round(page.getHeight())]).toEqual([595, 842])
    }
    expect(text).toContain('認識鄰居1/2')
    expect(text).toContain('認識鄰居2/2')
  })

  test('comes out of the longest plan, with the head of the weeks on each of their pages', async () => {
    const plan = longestPlan()
    const { pdf, text, pages } = await print(plan)
    const items = plan.progress.weeks.flatMap((week) => week.items)
    expect(items.filter((item) => !text.includes(plainly(item.text.slice(0, 6))))).toEqual([])
    // Only the items mention the weather.
    const weathers = (words: string) => words.split('氣').length - 1
    expect(weathers(text)).toBe(weathers(items.map((item) => item.text).join('')))
    expect(pages).toBeLessThan(planPdfLimits.pages / 2)
    expect(text.split('週次日期學期週次預定進度節數').length - 1).toBeGreaterThan(pages - 3)
    expect(pdf.byteLength).toBeLessThan(2_000_000)
  })

  test('prints what is rare, and something in its place where no font has it', async () => {
    const { text } = await print(
      barePlan({ projectName: '𠮷祥的🐦\u{1f9ff} 與 \u{2a6d6}', motivation: '堃\u{e000}峯' }),
    )
    expect(text).toContain('𠮷祥的🐦')
    expect(text).toContain('堃〓峯')
  })

  test('says what was done, ticked and in words, and what came of it', async () => {
    const progress = progressOf(2, 2, (week, item) => `第${week}之${item}件`)
    const plan = barePlan({ progress, startedAt: '2026-09-07', endedAt: '2026-12-31' })
    const by = { id: randomUUID(), displayName: '小雨', avatar: null, isDeleted: false }
    const at = '2026-12-01T00:00:00.000Z'
    const nothing = { version: 1, note: '', timers: [], files: [], links: [], records: [], said: [], updatedAt: at }
    const done = (itemId: string, text: string) => [{ itemId, text, lessons: 1, by, at }]
    const doing: DoingForForm = {
      weekPerProgress: [
        ...progress.weeks.map((week, place) => ({
          ...nothing,
          weekId: week.id,
          number: place + 1,
          minutes: place === 0 ? 90 : 0,
          done: place === 0 ? done(week.items[0]?.id ?? '', '從前的字') : [],
        })),
        { ...nothing, weekId: randomUUID(), number: null, minutes: 30, done: done(randomUUID(), '後來不做的事') },
      ],
      result: {
        version: 1,
        summary: '牠們在三月最吵。',
        difference: '',
        evaluations: [{ criterion: '認得十種鳥', level: 5, text: '認得十二種' }],
      },
      opinion: { text: '觀察很仔細。', by, at },
      // In Taiwan it is already the next day.
      certified: { by, at: '2026-12-01T16:30:00.000Z' },
    }
    const { text } = await print(plan, 'tw', { doing })
    for (const words of [
      '✓已完成：第1之1件（1節）',
      '實際花了90分鐘',
      '第1之2件（1節）',
      '已從計畫移除的週次',
      '✓已完成：後來不做的事',
      '實際花了30分鐘',
      '學習成果',
      '牠們在三月最吵。',
      '認得十種鳥：完全做到。認得十二種',
      '指導老師意見',
      '觀察很仔細。',
      '已於115年12月2日認證',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('已完成：第1之2件')
    expect(text).not.toContain('和計畫不一樣的地方')
    expect((await print(plan)).text).not.toContain('已完成')
    expect((await print(plan, 'en', { doing })).text).toContain('Certifiedon2December2026')
  })
})

/** Number of weeks that have rows in the form. */
const rowsOf = (plan: PlanForForm) =>
  formOf(plan, { writers: [''], locale: 'tw' })
    .parts.flatMap((part) => ('stages' in part ? (part.stages ?? []) : []))
    .flatMap(({ weeks }) => weeks).length
