import type { Charts } from '@learntrail/contract/analysis/analysis'
import { tagNames } from '@learntrail/contract/tags/tag-names'
import {
  abilities,
  classifications,
  intelligences,
  sdgs,
  universityGroups,
  vocationalGroups,
} from '@learntrail/contract/tags/tags'
import enTags from '@learntrail/texts/en/tags/tags.json'
import twTags from '@learntrail/texts/tw/tags/tags.json'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { switchLocale } from '../../i18n/i18n.ts'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { writersServer } from '../posts/posts.fixture.ts'

const counted = <Code extends string>(codes: readonly Code[], counts: Partial<Record<Code, number>>) =>
  codes.map((code) => ({ code, count: counts[code] ?? 0 }))

function someCharts(records = 9): Charts {
  return {
    firstDay: '2026-09-01',
    lastDay: '2026-11-20',
    totals: { records, days: 7, files: 3, characters: 12_345, likes: 0, messages: 0 },
    intelligences: counted(intelligences, { naturalistic: 6, verbal_linguistic: 2 }),
    sdgs: counted(sdgs, { sdg_6: 4 }),
    abilities: counted(abilities, { data_analysis: 1, inquiry_and_research: 5 }),
    schoolGroups: counted([...universityGroups, ...vocationalGroups], { life_science: 2 }),
    classifications: counted(classifications, { works: 3 }),
    activity: {
      unit: 'month',
      items: [
        { start: '2026-09-01', count: 4 },
        { start: '2026-10-01', count: 0 },
        { start: '2026-11-01', count: 5 },
      ],
    },
    words: { own: [{ word: '專題研究', count: 4 }], frequent: [{ word: '基隆河', count: 3 }] },
  }
}

const address = '/user/learning-portfolio-analysis'
const server = (charts: Charts = someCharts()) => writersServer().on('GET /api/v2/users/current/charts', charts)

describe('the analysis', () => {
  it('says in one sentence how much, where most, and where nothing is yet', async () => {
    server()
    openApplication(`${address}?range=all`)
    expect(
      await screen.findByText('這段時間你寫了 9 則紀錄，寫最多的是「自然觀察」，「視覺空間」還沒寫過。'),
    ).toBeInTheDocument()
  })

  it('of fewer than five records says how many are missing, and judges nothing', async () => {
    server(someCharts(3))
    openApplication(`${address}?range=all&group=life_science`)
    expect(await screen.findByText(/有 3 則紀錄，還看不出你常寫什麼。再寫 2 則/)).toBeInTheDocument()
    expect(screen.queryByText(/寫最多的是/)).not.toBeInTheDocument()
    expect(screen.getByText(/目前只有 3 則紀錄，先當作靈感/)).toBeInTheDocument()
  })

  it.each([
    ['八大智能', '自然觀察，6 則紀錄，看這些紀錄', 'tags=naturalistic'],
    ['永續發展目標', '6 淨水與衛生，4 則紀錄，看這些紀錄', 'tags=sdg_6'],
    ['能力', '探究與研究，5 則紀錄，看這些紀錄', 'tags=inquiry_and_research'],
    ['學習類別', '作品，3 則紀錄，看這些紀錄', 'classification=works'],
    ['學群', '生命科學學群，2 則紀錄，看這些紀錄', 'tags=life_science'],
    ['常用的詞', '專題研究，4 則紀錄，看這些紀錄', `customTags=${encodeURIComponent('專題研究')}`],
    ['常用的詞', '基隆河，3 則紀錄，看這些紀錄', `words=${encodeURIComponent('基隆河')}`],
  ])('%s: %s opens the records behind it, of the same days', async (card, name, filter) => {
    server()
    openApplication(`${address}?range=own&from=2026-09-01&to=2026-11-20`)
    const section = await screen.findByRole('region', { name: card })
    const link = within(section).getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(`/portfolio?view=mine&from=2026-09-01&to=2026-11-20&${filter}`)
  })

  it('has a table behind each chart', async () => {
    server()
    const { user } = openApplication(`${address}?range=own&from=2026-09-15&to=2026-11-20`)
    const section = await screen.findByRole('region', { name: '每個月的足跡' })
    await user.click(within(section).getByRole('button', { name: /看表格/ }))
    const row = within(section).getByRole('row', { name: /2026\u00a0年\u00a09\u00a0月/ })
    // The first month's bar starts on the first day of the range.
    expect(within(row).getByRole('link', { name: '4' }).getAttribute('href')).toBe(
      '/portfolio?view=mine&from=2026-09-15&to=2026-09-30',
    )
    expect(within(section).getByRole('row', { name: /2026\u00a0年\u00a010\u00a0月/ })).toHaveTextContent('0')
  })

  it('asks for this term, and for another time when one is chosen; the address keeps it', async () => {
    const asked = server()
    const { user, at } = openApplication(address)
    await screen.findByText('有寫的天數')
    const first = asked.received('GET /api/v2/users/current/charts')[0]?.query
    expect(first?.get('from')).toMatch(/-(?:08|02)-01$/)
    await user.click(screen.getByRole('button', { name: '全部' }))
    await waitFor(() => expect(asked.received('GET /api/v2/users/current/charts')).toHaveLength(2))
    expect(asked.received('GET /api/v2/users/current/charts')[1]?.query.has('from')).toBe(false)
    expect(at()).toBe(`${address}?range=all`)
  })

  it('does not ask for days in the wrong order', async () => {
    const asked = server()
    openApplication(`${address}?range=own&from=2026-11-20&to=2026-09-01`)
    expect(await screen.findByText('開始日期要在結束日期之前')).toBeInTheDocument()
    expect(asked.received('GET /api/v2/users/current/charts')).toHaveLength(0)
  })

  it.each([
    ['all', '寫下第一則紀錄，分析就會從這裡長出來', '寫第一則紀錄'],
    ['half', '這段時間還沒有紀錄', '寫紀錄'],
  ])('without records in %s says what to do', async (range, sentence, action) => {
    server(someCharts(0))
    openApplication(`${address}?range=${range}`)
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(within(screen.getByRole('main')).getByRole('link', { name: action })).toHaveAttribute(
      'href',
      '/user/build-portfolio',
    )
    expect(screen.queryByRole('button', { name: '匯出 PDF' })).toBeNull()
  })

  it('says what failed and tries again', async () => {
    let isBroken = true
    writersServer().on('GET /api/v2/users/current/charts', () =>
      isBroken ? refuse(500, { code: 'INTERNAL_ERROR' }) : someCharts(),
    )
    const { user } = openApplication(`${address}?range=all`)
    const again = await screen.findByRole('button', { name: '再試一次' })
    isBroken = false
    await user.click(again)
    expect(await screen.findByRole('region', { name: '八大智能' })).toBeInTheDocument()
  })

  it('speaks English', async () => {
    await switchLocale('en')
    writersServer('en').on('GET /api/v2/users/current/charts', someCharts())
    openApplication(`${address}?range=all&group=design`)
    expect(await screen.findByRole('heading', { name: /^What's missing for Design/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Naturalistic, 6 records: see them' })).toBeInTheDocument()
  })
})

describe('what a school group looks for', () => {
  it('is asked for by choosing one', async () => {
    server()
    const { user, at } = openApplication(`${address}?range=all`)
    await user.click(await screen.findByRole('combobox', { name: '想對照的學群' }))
    await user.click(await screen.findByRole('option', { name: '生命科學學群' }))
    expect(await screen.findByRole('heading', { name: '離「生命科學學群」還差什麼' })).toBeInTheDocument()
    expect(at()).toBe(`${address}?range=all&group=life_science`)
  })

  it('stands by what is there, what is little and what is missing, with what to write', async () => {
    server()
    openApplication(`${address}?range=all&group=life_science`)
    const section = await screen.findByRole('region', { name: '離「生命科學學群」還差什麼' })
    const of = (name: RegExp) => {
      const part = within(section).getByRole('heading', { name }).closest('section')
      if (!part) throw new Error('no part')
      return within(part)
    }
    expect(of(/^已經有了/).getByRole('link', { name: /^探究與研究/ })).toHaveAttribute(
      'href',
      '/portfolio?view=mine&tags=inquiry_and_research',
    )
    expect(of(/^再多一點/).getByText('1 則・建議 5 則')).toBeInTheDocument()
    expect(of(/^還沒有紀錄/).getByText('寫下一次服務，遇見誰、改變了什麼。')).toBeInTheDocument()
    expect(within(section).getByText(/不是官方標準/)).toBeInTheDocument()
  })

  it('leads to a new record that has the tags already', async () => {
    server()
    const { user, at } = openApplication(`${address}?range=all&group=life_science`)
    await user.click(await screen.findByRole('button', { name: '寫一則：動手實作' }))
    await waitFor(() => expect(at()).toBe('/user/build-portfolio'))
    expect(await screen.findByRole('button', { name: '移除 動手實作' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '移除 生命科學學群' })).toBeInTheDocument()
  })
})

it('tags are called the same in documents and on screens', () => {
  for (const [names, texts] of [
    [tagNames.tw, twTags],
    [tagNames.en, enTags],
  ] as const) {
    expect(names.tags).toEqual(texts.names)
    expect(names.classifications).toEqual(texts.classifications)
    expect(texts.families).toMatchObject(names.families)
  }
})

describeFaces({
  path: `${address}?range=all`,
  server,
  reads: 'GET /api/v2/users/current/charts',
  loaded: () => screen.getByText(/^這段時間你寫了 9 則紀錄/),
})
