import { describe, expect, test } from 'vitest'
import { noticeSentence } from './notice-sentence.ts'
import { sayIn } from './say-in.ts'

const say = { tw: sayIn('tw', 'notice-kinds'), en: sayIn('en', 'notice-kinds') }
const people = ['小美', '阿明'].map((displayName) => ({ displayName }))
const liked = (count: number, title = '水質調查') =>
  ({ kind: 'postLiked', people: people.slice(0, count), personCount: count, title }) as const

describe('what a notice says', () => {
  test('names one, two, or the first and how many others', () => {
    expect(noticeSentence(say.tw, liked(1))).toBe('小美喜歡〈水質調查〉')
    expect(noticeSentence(say.tw, liked(2))).toBe('小美和阿明喜歡〈水質調查〉')
    expect(noticeSentence(say.tw, liked(6))).toBe('小美和另外 5 人喜歡〈水質調查〉')
    expect(noticeSentence(say.en, liked(2))).toBe('小美 and 阿明 liked "水質調查"')
    expect(noticeSentence(say.en, liked(6))).toBe('小美 and 5 others liked "水質調查"')
  })

  test('calls what has no title something of yours, or says it without', () => {
    expect(noticeSentence(say.tw, liked(1, ''))).toBe('小美喜歡你的內容')
    expect(noticeSentence(say.en, liked(1, ''))).toBe('小美 liked something of yours')
    const asked = { kind: 'chatroomInvited', people, personCount: 1, title: '' } as const
    expect(noticeSentence(say.tw, asked)).toBe('小美邀你加入討論室')
    expect(noticeSentence(say.en, { ...asked, title: 'Maths' })).toBe('小美 invited you to the chat "Maths"')
    const device = { kind: 'newDevice', people: [], personCount: 0, title: '' } as const
    expect(noticeSentence(say.tw, device)).toBe('有不認得的裝置登入你的帳號')
    expect(noticeSentence(say.tw, { ...device, title: 'Firefox · Linux' })).toBe(
      '有新的裝置登入你的帳號：Firefox · Linux',
    )
  })

  test('a name and a title turn nothing but themselves around, and stay what they are', () => {
    const turned = '\u202e反過來'
    const apart = `\u2068${turned}\u2069`
    const sentence = noticeSentence(say.tw, {
      kind: 'comment',
      personCount: 3,
      title: turned,
      people: [{ displayName: turned }],
    })
    expect(sentence).toBe(`${apart}和另外 2 人在〈${apart}〉留言`)
    const sly = '<b>&$t(untitled) {{who}}'
    expect(noticeSentence(say.tw, { ...liked(1, sly), people: [{ displayName: sly }] })).toBe(`${sly}喜歡〈${sly}〉`)
  })
})
