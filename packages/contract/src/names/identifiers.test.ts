import { describe, expect, test } from 'vitest'
import { accountLimits } from '../accounts/limits.ts'
import { email, logIn, username } from '../accounts/sessions.ts'
import { groupHandle, newGroupHandle } from '../groups/group.ts'
import { profileLimits } from '../profiles/limits.ts'
import { serviceUnit, studentId } from '../profiles/organization.ts'
import { mobilePhone } from '../profiles/users.ts'
import { planCodeLength } from '../subscription/limits.ts'
import { planCode } from '../subscription/subscription.ts'
import { schoolCodeLength } from '../teachers/limits.ts'
import { schoolCode } from '../teachers/teachers.ts'
import { fieldRules } from '../testing/field-rules.ts'

const wide = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))

describe('what identifies is the same in any width', () => {
  test.each([
    ['e-mail', email, 'Amy.Lin@School.EDU.tw', 'amy.lin@school.edu.tw'],
    ['account name', username, 'amy_lin-2', 'amy_lin-2'],
    ['what one signs in by', logIn.body.shape.account, 'amy@demo.test', 'amy@demo.test'],
    ['student number', studentId, 's1130001', 'S1130001'],
    ['mobile phone', mobilePhone, '0912345678', '0912345678'],
    ['ID of a group', newGroupHandle, 'Class-3.a', 'class-3.a'],
    ['ID that is looked for', groupHandle, 'Class-3.a', 'class-3.a'],
    ['code of a plan', planCode, 'A'.repeat(planCodeLength), 'A'.repeat(planCodeLength)],
    ['code of a school', schoolCode, 'a'.repeat(schoolCodeLength), 'A'.repeat(schoolCodeLength)],
    ['unit', serviceUnit, 'Lab-2.基隆', 'Lab-2.基隆'],
  ] as const)('%s', (_, schema, typed, kept) => {
    for (const form of [typed, wide(typed), ` ${typed}　`, `${typed.slice(0, 2)}\u200b${wide(typed.slice(2))}\u00ad`])
      expect(schema.parse(form), JSON.stringify(form)).toBe(kept)
  })

  test.each([
    '0912-345-678',
    '0912 345 678',
    '０９１２－３４５－６７８',
    '0912‐345–678',
    '0912ー345ー678',
    '09 12 34 56 78',
  ])('a mobile number is its digits: %s', (typed) => expect(mobilePhone.parse(typed)).toBe('0912345678'))

  test('a code is its letters', () => {
    const [one, other] = ['AB'.repeat(planCodeLength / 2), 'CD'.repeat(schoolCodeLength / 2)]
    const spaced = (code: string, between: string) => (code.match(/.{1,4}/g) ?? []).join(between)
    for (const between of ['-', ' ', '－', '　', '–', 'ー']) {
      expect(planCode.parse(wide(spaced(one, between)).toLowerCase())).toBe(one)
      expect(schoolCode.parse(spaced(other, between))).toBe(other)
    }
  })

  test('and counts as it is kept: at the limit, and one past', () => {
    const address = (length: number) => wide(`${'a'.repeat(length - 10)}@demo.test`)
    expect(fieldRules(email, address(accountLimits.email))).toEqual([])
    expect(fieldRules(email, address(accountLimits.email + 1))).toEqual(['too_long'])
    expect(fieldRules(studentId, wide('1'.repeat(profileLimits.studentId.max)))).toEqual([])
    expect(fieldRules(studentId, wide('1'.repeat(profileLimits.studentId.max + 1)))).toEqual(['too_long'])
  })

  test.each(['amy＠', '林@demo.test', 'amy @demo.test', 'amy@demo', 'amy@-demo.test', 'a@b..tw'])(
    'what is no address stays none: %s',
    (typed) => expect(fieldRules(email, typed)).toEqual(['invalid']),
  )
})

test.each(['amy@xn--kpry57d', 'amy@school.xn--kpry57d', 'amy@xn--fiq228c.tw', 'Amy@XN--FIQ228C.XN--KPRY57D'])(
  'a domain in its ASCII form is one: %s',
  (address) => {
    const isWhole = address.split('@')[1]?.includes('.')
    expect(fieldRules(email, address)).toEqual(isWhole ? [] : ['invalid'])
  },
)
