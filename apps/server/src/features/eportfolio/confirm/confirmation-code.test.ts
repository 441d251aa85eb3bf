import { confirmEPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { expect, test } from 'vitest'
import { newConfirmationCode } from './confirmation-code.rules.ts'

test('every code is one that the page takes, and another one', () => {
  const codes = Array.from({ length: 500 }, newConfirmationCode)
  for (const code of codes) expect(confirmEPortfolio.params.safeParse({ code }).success).toBe(true)
  expect(new Set(codes).size).toBe(500)
})
