import { expect, test } from 'vitest'
import { formulaTree } from './formula-tree.ts'

test('a fraction, a root and what stands above and below', () => {
  expect(formulaTree('\\frac{1}{\\sqrt[3]{x_i^2}}')).toEqual({
    kind: 'fraction',
    hasLine: true,
    above: { kind: 'words', text: '1' },
    below: {
      kind: 'root',
      degree: { kind: 'words', text: '3' },
      of: {
        kind: 'attached',
        base: { kind: 'symbol', text: 'x' },
        bottom: { kind: 'symbol', text: 'i' },
        top: { kind: 'words', text: '2' },
        isAround: false,
      },
    },
  })
})

test('limits stand around a sum on a line of its own, and beside it within a line', () => {
  expect(formulaTree('\\sum_{i}^{n}', { isAlone: true })).toMatchObject({ kind: 'attached', isAround: true })
  expect(formulaTree('\\sum_{i}^{n}')).toMatchObject({ kind: 'attached', isAround: false })
})

test('names of functions are upright, brackets grow with what is in them, matrices are grids', () => {
  expect(formulaTree('\\sin x')).toMatchObject({ of: [{ kind: 'operator', text: 'sin' }, { text: 'x' }] })
  expect(formulaTree('\\left(\\frac12\\right)')).toMatchObject({ kind: 'fenced', of: [{}, { kind: 'fraction' }, {}] })
  expect(formulaTree('\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}')).toMatchObject({
    kind: 'fenced',
    of: [
      {},
      {
        kind: 'grid',
        rows: [
          [{ text: '1' }, { text: '2' }],
          [{ text: '3' }, { text: '4' }],
        ],
      },
      {},
    ],
  })
})

test('Chinese words and strange letters stay words', () => {
  expect(formulaTree('\\text{力 <b>}')).toEqual({ kind: 'words', text: '力\u00a0<b>' })
})

test.each([
  ['a command that is none', '\\learntrail'],
  ['an open brace', '\\frac{1}{'],
  ['a macro that calls itself', '\\def\\a{\\a\\a}\\a'],
  ['more nesting than anybody reads', `${'\\sqrt{'.repeat(40)}x${'}'.repeat(40)}`],
])('there is none of %s', (_what, latex) => expect(formulaTree(latex)).toBeUndefined())
