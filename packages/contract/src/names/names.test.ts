import { describe, expect, test } from 'vitest'
import { username } from '../accounts/sessions.ts'
import { chatroomName } from '../chat/chatroom.ts'
import { groupName, newGroupHandle } from '../groups/group.ts'
import { customTag } from '../posts/record-parts.ts'
import { displayName, fullName, guardianName } from '../profiles/users.ts'
import { fieldRules } from '../testing/field-rules.ts'
import { likenessOf } from './product-words.ts'

const ofPersons = { displayName, fullName }
const ofPlaces = { groupName, chatroomName }

describe('what nobody sees', () => {
  test.each([
    ['zero width', '\u200b\u200b', 'required'],
    ['Hangul fillers', '\u3164\u3164', 'required'],
    ['empty braille cells', '\u2800\u2800', 'unseen'],
    ['word joiners', '\u2060\u2060', 'required'],
    ['soft hyphens', '\u00ad\u00ad', 'required'],
    ['variation selectors', '\ufe0f\ufe0f', 'required'],
    ['direction marks', '\u200f\u200f', 'required'],
    ['tags', '\u{e0041}\u{e0042}', 'required'],
    ['marks alone', '\u0301\u0301', 'unseen'],
    ['blanks of all kinds', '\u3000\u00a0\u2003', 'required'],
  ])('is no name: %s', (_, name, rule) => {
    for (const schema of [displayName, fullName, guardianName, groupName, chatroomName, customTag])
      expect(fieldRules(schema, name)[0]).toBe(rule)
  })

  test.each([
    ['陳\u200b老師', '陳老師'],
    ['王\n明', '王 明'],
    ['王\u2028明', '王 明'],
    ['  林\u00ad小\ufeff雨  ', '林小雨'],
    ['小 \u200b 雨', '小 雨'],
    ['陳\u3164老師', '陳老師'],
    ['陳\u2800老師', '陳老師'],
    ['⠓⠊\u2800⠽⠕⠥', '⠓⠊\u2800⠽⠕⠥'],
    ['陳\u{e0041}老\ufe0f師\u2060', '陳老師'],
  ])('is taken out of %j', (name, kept) => expect(displayName.parse(name)).toBe(kept))

  test.each(['小雨👩‍🚀', '小雨❤️', '林・小雨', '1️⃣班長', '👍🏽同學', '🏳️‍🌈小雨'])('leaves pictures whole: %s', (name) =>
    expect(displayName.parse(name)).toBe(name),
  )
})

describe('marks', () => {
  test('are piled up by twenty, and by five', () => {
    for (const count of [5, 20]) expect(fieldRules(displayName, `小雨${'\u0301'.repeat(count)}`)).toEqual(['piled_up'])
    expect(fieldRules(displayName, `小雨${'\u0301'.repeat(4)}`)).toEqual([])
  })

  test.each([
    'Nguyễn Thị Ngọc Diệp',
    'Nguyễn Thị Ngọc Diệp'.normalize('NFD'),
    'Cidal Foʼting',
    "Kolas Yotaka ^ Sra'".replace('^ ', ''),
    'Upay Kanasaw ʉ̂ḿ',
    'Lafin·Fotol',
    'สมชาย ที่รัก',
    'กุ้ง น้ำผึ้ง',
    'ကျော်ဇင်ဦး',
    'नरेन्द्र',
    'משה',
    'Ó’Shaughnessy',
    'İpek Yağmur',
  ])('of languages are none too many: %s', (name) => expect(fieldRules(displayName, name)).toEqual([]))
})

describe('the product’s names', () => {
  test.each([
    '學\u200b跡',
    '学跡',
    '学迹',
    '學 跡',
    '學・跡',
    '斈蹟',
    '學跡讀書會',
    'Leаrntrаil',
    'Lеаrntrаіl',
    'ΙΕΑRΝΤRΑΙL',
    '𝐋𝐞𝐚𝐫𝐧𝐭𝐫𝐚𝐢𝐥',
    'Ⓛⓔⓐⓡⓝⓣⓡⓐⓘⓛ',
    'Ｌｅａｒｎｔｒａｉｌ',
    'Learntrai1',
    'Iearntrail',
    'Leamtrail',
    'Léàrńtrail',
    'L-e-a-r-n t r a i l',
    'leaгnтгail',
  ])('are nobody else’s: %j', (name) => {
    for (const schema of Object.values({ ...ofPersons, ...ofPlaces })) {
      const rules = fieldRules(schema, name)
      expect(rules).toEqual(['product_name'])
    }
  })

  test.each(['learntrail', 'Learntrai1', 'my.learn-trail', 'Ieamtrail'])('nor in what one signs in by: %s', (name) => {
    expect(fieldRules(username, name)).toEqual(['product_name'])
    expect(fieldRules(newGroupHandle, name)).toEqual(['product_name'])
  })
})

describe('who works for the product', () => {
  test.each([
    '客服',
    '官方',
    '管理員',
    '管理员',
    '客 服',
    '客\u200b服小美',
    '官方小編',
    '系統',
    '系统',
    '系統管理員',
    'Admin',
    'ΑDΜΙΝ',
  ])('is no person: %j', (name) => {
    expect(fieldRules(displayName, name)).toEqual(['reserved_name'])
    expect(fieldRules(fullName, name)).toEqual(['reserved_name'])
  })

  test.each(['官方帳號', '客服中心', '官方 客服', 'Official Support Team', '系統公告', '官方01', '工作人員'])(
    'is no group and no room: %s',
    (name) => {
      for (const schema of Object.values(ofPlaces)) expect(fieldRules(schema, name)).toEqual(['reserved_name'])
    },
  )

  test.each(['admin', 'Support', 'official.account', 'adm1n', 'system'])('has no such account: %s', (name) =>
    expect(fieldRules(username, name)).toEqual(['reserved_name']),
  )

  test.each([
    '吉他社官方社團',
    '作業系統小組',
    '班級管理員',
    '電機系統整合',
    'Ecosystem club',
    'Student support group',
    '第3組',
    '01',
    '11',
  ])('does not keep a group from its name: %s', (name) => {
    for (const schema of Object.values(ofPlaces)) expect(fieldRules(schema, name)).toEqual([])
  })

  test.each([
    '系統思考',
    '林小雨',
    'Sam Stafford',
    'Olio',
    '管理學院小明',
    '方官小',
    '陳冠廷',
    '01號',
    '學習足跡',
    'Learner',
    'Rainer Maria',
  ])('does not keep a person from theirs: %s', (name) => expect(fieldRules(displayName, name)).toEqual([]))

  test.each(['adminton', 'badminton_fan', 'supportive', 'systemic', 'amy.lin'])('nor an account: %s', (name) =>
    expect(fieldRules(username, name)).toEqual([]),
  )
})

describe('the product’s marks', () => {
  test.each([
    '陳老師✔',
    '✓陳老師',
    '☑ 陳老師',
    '✅陳老師',
    '🛡️陳老師',
    '陳老師（已驗證）'.replace(/[（）]/g, ' '),
    '已验证 陳老師',
    'Amy Verified',
    'Vегіfіеd Amy',
  ])('are nobody’s: %j', (name) => {
    for (const schema of Object.values({ ...ofPersons, ...ofPlaces }))
      expect(fieldRules(schema, name)).toEqual(['reserved_mark'])
  })
})

test('of tags and guardians nothing is kept for the product, but that they can be seen', () => {
  for (const name of ['學跡', '官方', '✔ 完成']) {
    expect(fieldRules(customTag, name)).toEqual([])
    expect(fieldRules(guardianName, name)).toEqual([])
  }
})

test('two names are alike however they are written', () => {
  const same = ['Amy 1in', 'АМΥ lіn', 'ａｍｙ．ｌｉｎ', 'A\u200bmy-Lin', 'Ámy Lín'.normalize('NFD')]
  expect(new Set(same.map(likenessOf)).size).toBe(1)
})
