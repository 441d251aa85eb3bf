import { describe, expect, test } from 'vitest'
import { parseCsv } from './parse-csv.rules.ts'

const fieldsOf = (text: string) => parseCsv(text).rows.map(({ fields }) => fields)

describe('a CSV file', () => {
  test('is read without its byte order mark, with any line break and without empty lines', () => {
    expect(fieldsOf('\ufeffa,b\r\n\r\n1,2\n,\n3,4\r5,6')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ])
  })

  test('may quote commas, quotes and line breaks', () => {
    expect(fieldsOf('a,b\n"x, ""y""\nz",2\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ])
  })

  test('keeps a quote in the middle of a plain field', () => {
    expect(fieldsOf('a,b\nx"y,"z" \n')).toEqual([
      ['a', 'b'],
      ['x"y', 'z '],
    ])
  })

  test('may be separated by tabs or semicolons', () => {
    expect(fieldsOf('a\tb\n1,5\t2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
    expect(fieldsOf('a;b\n1;2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test('tells the line on which a row starts', () => {
    const { rows } = parseCsv('a\n"1\n2"\n\n3\n')
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5])
  })

  test('with a quote that never closes loses that line only', () => {
    const many = '3,4\n'.repeat(300)
    const { rows, broken } = parseCsv(`a,b\n1,"2\n${many}5,"6"\n`)
    expect(broken).toEqual([2])
    expect(rows).toHaveLength(302)
  })

  test('of one megabyte without any line break is read in no time', () => {
    const started = performance.now()
    parseCsv(`a,b\n${'"'.repeat(1_000_001)}`)
    parseCsv(`a,b\n${'x'.repeat(1_000_000)}`)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
